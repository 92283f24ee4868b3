import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dataFolder } from './dataFolder.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

/**
 * The real server with the built site, as `npm start` runs it, with its own port and data folder. `crash()` is kill -9.
 */
export class MintageServer {
  readonly url: string
  readonly dataDir: string
  readonly #port: number
  readonly #env: Readonly<Record<string, string>>
  #child: ChildProcess | undefined
  #log = ''

  private constructor(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
    this.#port = port
    this.dataDir = dataDir
    this.#env = env
    this.url = `http://localhost:${port}`
  }

  static async start(env: Readonly<Record<string, string>>): Promise<MintageServer> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'mintage-e2e-'))
    await cp(dataFolder(), dataDir, { recursive: true })
    const server = new MintageServer(await freePort(), dataDir, env)
    await server.boot()
    return server
  }

  async boot(): Promise<void> {
    // The database is compiled once and quickly: a server that lives for a minute has no use for the better code.
    const child = spawn(process.execPath, ['--liftoff-only', 'apps/api/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        SITE_DIR: path.join(root, 'apps/site/dist'),
        ...this.#env,
      },
      // The channel ends with this process, however that ends: the server must not live on alone.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    const ready = new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#log += chunk.toString()
        if (this.#log.includes(this.url)) resolve()
      }
      this.#log = ''
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
      child.once('exit', (code) =>
        reject(new Error(`the server ended with ${code} before it was ready:\n${this.#log}`)),
      )
    })
    await ready
  }

  /** What the server printed since its last start. */
  get log(): string {
    return this.#log
  }

  async crash(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child || child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}
