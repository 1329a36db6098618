// The worker that plays a small study: one of its own, so that no bot waits for it that thinks at a table, and it can be stopped at any time.
import { startCore } from '../wasm/engine'
import { loadModule } from '../wasm/load'
import { playStudy, type Study, type Told } from './played'

const tell = (told: Told | { broken: true }) => self.postMessage(told)

self.onmessage = ({ data }: { data: Study }) =>
  loadModule(data.game).then(
    (rules) => playStudy(startCore(rules), data, tell),
    () => tell({ broken: true }),
  )
