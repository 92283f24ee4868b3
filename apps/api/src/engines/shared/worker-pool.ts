import { MessageChannel } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import type { EngineContext, GeneratedImage, SubjectBox } from './engine.ts'
import { EngineError } from './errors.ts'
import type { ImageTask, SubjectTask, Task, WorkerFailure, WorkerJob, WorkerResult } from './protocol.ts'

export interface WorkerOptions {
  /** Worker threads, started when first needed; default 1, because a job keeps a core busy. */
  workers?: number
  /** Limit for one image. */
  timeoutSeconds?: number
}

const TIMEOUT_SECONDS = 300

/** Time for a cancelled job to stop by itself, in milliseconds; its thread then keeps its loaded modules. */
const STOPPING = 200

/** New objects of a thread before it collects garbage; V8's own limit kept hundreds of mebibytes of it. */
const YOUNG_MEBIBYTES = 16

const closed: WorkerFailure = { code: 'aborted', message: 'The image engines were closed.' }

const otherTask = () => new EngineError('engine_failure', 'The thread answered another task.')

/** Worker threads, each doing one job at a time, and a queue before them; started with the first job. */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  readonly #timeoutSeconds: number
  #piscina: Piscina<WorkerJob, WorkerResult> | undefined
  #closed = false

  constructor(script: URL, { workers = 1, timeoutSeconds = TIMEOUT_SECONDS }: WorkerOptions = {}) {
    this.#script = script
    this.#size = Math.max(1, workers)
    this.#timeoutSeconds = timeoutSeconds
  }

  async run(task: ImageTask, ctx: EngineContext): Promise<GeneratedImage> {
    const result = await this.#do(task, ctx)
    if ('box' in result) throw otherTask()
    const { buffer, byteOffset, byteLength } = result.data
    return { ...result, data: Buffer.from(buffer, byteOffset, byteLength) }
  }

  async find(task: SubjectTask, ctx: EngineContext): Promise<SubjectBox | null> {
    const result = await this.#do(task, ctx)
    if (!('box' in result)) throw otherTask()
    return result.box
  }

  /** An abort rejects at once. The thread stops at its next stage; one that has none soon is ended, and another started. */
  async #do(task: Task, { signal, onProgress }: EngineContext): Promise<Exclude<WorkerResult, WorkerFailure>> {
    if (this.#closed) throw new EngineError('aborted', 'The image engines are closed.')
    const cancelled = new EngineError('aborted', 'The work was cancelled.')
    if (signal.aborted) throw cancelled
    const stop = new SharedArrayBuffer(4)
    const { port1: reports, port2: progress } = new MessageChannel()
    const { promise: stopped, reject } = Promise.withResolvers<never>()
    const thread = new AbortController()
    const endThread = () => thread.abort()
    const timers: NodeJS.Timeout[] = []
    const onAbort = () => {
      Atomics.store(new Int32Array(stop), 0, 1)
      timers.push(setTimeout(endThread, STOPPING))
      reject(cancelled)
    }
    const onTimeout = () => {
      reject(new EngineError('engine_failure', `The work took longer than ${this.#timeoutSeconds} s.`))
      endThread()
    }
    timers.push(setTimeout(onTimeout, this.#timeoutSeconds * 1000))
    signal.addEventListener('abort', onAbort)
    let highest = 0
    const report = (fraction: number) => {
      if (fraction <= highest || signal.aborted) return
      highest = Math.min(1, fraction)
      onProgress(highest)
    }
    reports.on('message', report).unref()
    const work = this.#perform({ task, stop, progress }, thread.signal).finally(() => timers.forEach(clearTimeout))
    try {
      const result = await Promise.race([work, stopped])
      if ('code' in result) throw new EngineError(result.code, result.message)
      if (highest > 0) report(1)
      return result
    } finally {
      signal.removeEventListener('abort', onAbort)
      reports.close()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#piscina?.destroy()
  }

  async #perform(job: WorkerJob, signal: AbortSignal): Promise<WorkerResult> {
    const { Piscina } = await import('piscina')
    if (this.#closed) return closed
    this.#piscina ??= this.#start(Piscina)
    try {
      return await this.#piscina.run(job, { transferList: [job.progress], signal })
    } catch (error) {
      const reason = error instanceof Error ? error.name : typeof error
      return this.#closed ? closed : { code: 'engine_failure', message: `The image worker failed: ${reason}.` }
    }
  }

  #start(Threads: typeof Piscina): Piscina<WorkerJob, WorkerResult> {
    const threads = { minThreads: this.#size, maxThreads: this.#size }
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEBIBYTES }
    const piscina = new Threads<WorkerJob, WorkerResult>({ filename: this.#script.href, ...threads, resourceLimits })
    // If a thread cannot restart, the waiting jobs fail, and the next job starts new threads.
    piscina.on('error', () => {
      this.#piscina = undefined
      void piscina.destroy()
    })
    return piscina
  }
}
