import type { Piscina } from 'piscina'
import { EngineError } from '../engines/shared/errors.ts'
import type { EncodedImage } from '../pixels/encoded-image.ts'
import type { IdentityFiles } from '../platform/config/config.ts'
import { readServerSecret } from '../platform/support/server-secret.ts'
import type { Ingredient } from './c2pa.ts'
import { insertXmp, mayHaveManifest } from './containers.ts'
import { readIdentity } from './identity.ts'
import { readStatement } from './packets.ts'
import type { Finding, MarkTask, Result, Task, WorkerSettings } from './protocol.ts'
import { writeXmp } from './xmp.ts'

/** Marks this server's results, and reads the marks of uploads. */
export interface Provenance {
  /** The image with its marks. */
  mark(task: Omit<MarkTask, 'kind'>, signal: AbortSignal): Promise<EncodedImage>
  /** Transfers the marks of an upload to its cleaned copy. */
  carryOver(upload: Buffer, copy: EncodedImage): Promise<Buffer>
  /** Null if the pixels cannot be read. @throws CheckBusy */
  check(file: Ingredient): Promise<Finding | null>
  close(): Promise<void>
}

/** Too many checks wait, or a file takes too long. */
export class CheckBusy extends Error {}

const SCRIPT = new URL('./worker.ts', import.meta.url).href
/** ms after which an idle thread ends, because the library and the images take memory. */
const IDLE = 30_000
const WAITING_CHECKS = 8
/** ms with the time in the queue; a slower thread is terminated. */
const MAX_CHECK = 30_000

type Threads = Piscina<Task, Result>

async function createThreads(workerData: WorkerSettings): Promise<{ marks: Threads; checks: Threads }> {
  const { Piscina } = await import('piscina')
  const create = (maxQueue: number) =>
    new Piscina<Task, Result>({
      filename: SCRIPT,
      workerData,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE,
      maxQueue,
    })
  return { marks: create(Number.POSITIVE_INFINITY), checks: create(WAITING_CHECKS) }
}

const isFile = (result: Exclude<Result, null>): result is { data: Uint8Array } => 'data' in result

/** Checks for visitors have their own thread, so that paid images never wait for them. */
export async function createProvenance(config: {
  secretKey: string | null
  dataDir: string
  identityFiles: IdentityFiles | null
}): Promise<Provenance> {
  const secret = config.secretKey ?? readServerSecret(config.dataDir)
  const identity = await readIdentity(config.identityFiles, config.dataDir)
  let created: ReturnType<typeof createThreads> | undefined
  let closed = false

  /** Created with the first image. */
  function threads(): ReturnType<typeof createThreads> {
    created ??= createThreads({ secret, identity })
    return created
  }

  async function write(task: Task, signal?: AbortSignal): Promise<Buffer> {
    const { marks } = await threads()
    const result = await marks.run(task, signal ? { signal } : {}).catch((error: unknown) => {
      if (closed || signal?.aborted) throw new EngineError('aborted', 'The work was cancelled.')
      throw error
    })
    if (result === null || !isFile(result)) throw new TypeError('the thread answered another task')
    return Buffer.from(result.data.buffer, result.data.byteOffset, result.data.byteLength)
  }

  return {
    async mark(task, signal) {
      return { ...task.image, data: await write({ kind: 'mark', ...task }, signal) }
    },

    async carryOver(upload, copy) {
      const statement = readStatement(upload)
      const data = statement === null ? copy.data : insertXmp(copy, writeXmp(statement))
      if (!mayHaveManifest(upload)) return data
      return write({
        kind: 'carryOver',
        upload: { data: upload, contentType: copy.contentType },
        copy: { ...copy, data },
      })
    },

    async check(file) {
      const { checks } = await threads()
      if (checks.queueSize >= WAITING_CHECKS) throw new CheckBusy('too many files wait')
      const signal = AbortSignal.timeout(MAX_CHECK)
      const result = await checks.run({ kind: 'check', file }, { signal }).catch((error: unknown) => {
        throw signal.aborted ? new CheckBusy('it took too long') : error
      })
      if (result !== null && isFile(result)) throw new TypeError('the thread answered another task')
      return result
    },

    async close() {
      closed = true
      const opened = await created
      await Promise.all([opened?.marks.destroy(), opened?.checks.destroy()])
    },
  }
}
