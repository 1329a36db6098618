// The server under test: `nemeton serve` on a free port, with a temporary data folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../../..')
export const program = process.env.NEMETON ?? join(root, 'build/release/nemeton')
/** The server refuses NEMETON_ variables that it does not know. */
const env = { ...process.env, NEMETON_LONG: undefined }

export class Server {
  private process: ChildProcess | null = null
  /** The address, such as http://127.0.0.1:40123. A restart keeps it. */
  address = ''

  /** The address by name, since browsers allow no passkeys for an IP address. */
  get named(): string {
    return this.address.replace('127.0.0.1', 'localhost')
  }

  private constructor(
    /** The data folder. */
    readonly data: string,
    private readonly page: string,
    private readonly settings: string[],
  ) {}

  /** `page` is the folder of the page, by default the built one; `settings` are command-line arguments. */
  static async start(page = join(root, 'build/page'), settings: string[] = []): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'nemeton-')), page, settings)
    await server.run(0)
    return server
  }

  private async run(port: number): Promise<void> {
    const started = spawn(
      program,
      ['serve', '--port', String(port), '--data', this.data, '--page', this.page, ...this.settings],
      { stdio: ['ignore', 'pipe', 'pipe'], env },
    )
    this.process = started
    let complaint = ''
    started.stderr.on('data', (text) => (complaint += text))
    const gone = once(started, 'exit').then(() => {
      throw new Error(`nemeton serve ended before it answered: ${complaint}`)
    })
    const heard = (async () => {
      for await (const line of createInterface(started.stdout)) {
        const found = /https?:\/\/\S+/.exec(line)
        // The server prints the name that browsers need. Programs skip the lookup.
        if (found) return found[0].replace(/\/$/, '').replace('localhost', '127.0.0.1')
      }
      throw new Error(`nemeton serve printed no address: ${complaint}`)
    })()
    gone.catch(() => {})
    this.address = await Promise.race([heard, gone])
  }

  /** Kills the server, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
  }

  async restart(): Promise<void> {
    await this.kill()
    await this.run(Number(new URL(this.address).port))
  }

  /** Copies the tables into a new file while the server runs. */
  async backUp(copy: string): Promise<void> {
    await promisify(execFile)(program, ['backup', '--data', this.data, copy], { env })
  }

  /** Goes back to a copy, as docs/backup.md says. */
  async restore(copy: string): Promise<void> {
    await this.kill()
    const database = join(this.data, 'nemeton.sqlite')
    for (const end of ['', '-wal', '-shm']) await rm(database + end, { force: true })
    await copyFile(copy, database)
    await this.restart()
  }

  async stop(): Promise<void> {
    await this.kill()
    await rm(this.data, { recursive: true, force: true })
  }

  /** Opens a table as a program would, and returns the address at which the host plays. */
  async openTable(asked: object): Promise<string> {
    const { session, ...request } = asked as { session?: string }
    const answer = await fetch(`${this.address}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
      body: JSON.stringify(request),
    })
    if (answer.status !== 201) throw new Error(`table not opened: ${answer.status} ${await answer.text()}`)
    const { table, key } = (await answer.json()) as { table: string; key: string | null }
    return `${this.address}/t/${table}${key ? `#key=${key}` : ''}`
  }
}
