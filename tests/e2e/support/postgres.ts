// A PostgreSQL server for tests, in a temporary folder. It refuses to run as root, so it uses Debian's user.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { patience } from './timeout'

const versions = '/usr/lib/postgresql'
const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres']))

export class Postgres {
  private constructor(
    private readonly folder: string,
    private readonly process: ChildProcess,
    /** The value for `nemeton serve --store`. */
    readonly url: string,
  ) {}

  static async start(): Promise<Postgres> {
    const newest = readdirSync(versions)
      .sort((a, b) => Number(a) - Number(b))
      .at(-1)!
    const program = (name: string) => join(versions, newest, 'bin', name)
    const folder = mkdtempSync(join(tmpdir(), 'nemeton-postgres-'))
    const as = process.getuid!() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
    if ('uid' in as) chownSync(folder, as.uid!, as.gid!)
    const cluster = join(folder, 'cluster')
    const made = ['-D', cluster, '-U', 'nemeton', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(program('initdb'), made, { ...as, cwd: '/', stdio: 'ignore' })
    const words = ['-D', cluster, '-k', folder, '-F', '-c', 'listen_addresses=']
    const running = spawn(program('postgres'), words, { ...as, cwd: '/', stdio: 'ignore' })
    await vi.waitFor(() => execFileSync(program('pg_isready'), ['-h', folder], { stdio: 'ignore' }), {
      timeout: patience,
    })
    return new Postgres(folder, running, `postgresql:///postgres?user=nemeton&host=${folder}`)
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit')
    this.process.kill('SIGQUIT')
    await gone
    rmSync(this.folder, { recursive: true, force: true })
  }
}
