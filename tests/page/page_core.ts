// For tests of views: the page's core is one in this process, anew for each test.
import { beforeEach, vi } from 'vitest'
import type { CoreClient } from '../../web/play/engine/core_client'
import { testCore } from './engine'

let core: CoreClient
vi.mock('../../web/play/engine/core_client', async (original) => ({
  ...(await original<object>()),
  core: () => core,
}))
beforeEach(() => void (core = testCore()))
