import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { EngineContext, GeneratedPicture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { Task, WorkerJob, WorkerResult } from './protocol.ts'

/** Worker threads, each doing one job at a time, and a queue before them; started with the first job. */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  #piscina: Piscina<WorkerJob, WorkerResult> | undefined
  #closed = false

  constructor(script: URL, size: number) {
    this.#script = script
    this.#size = Math.max(1, size)
  }

  /** An abort rejects at once; the thread is not ended, because the next one would load OpenCV again. */
  async run(task: Task, { signal, onProgress }: EngineContext): Promise<GeneratedPicture> {
    if (this.#closed) throw new EngineError('aborted', 'The image engines are closed.')
    const cancelled = new EngineError('aborted', 'The work was cancelled.')
    if (signal.aborted) throw cancelled
    const stop = new SharedArrayBuffer(4)
    const { port1: reports, port2: progress } = new MessageChannel()
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const onAbort = () => {
      Atomics.store(new Int32Array(stop), 0, 1)
      reject(cancelled)
    }
    signal.addEventListener('abort', onAbort)
    let highest = 0
    const report = (fraction: number) => {
      if (fraction <= highest || signal.aborted) return
      highest = Math.min(1, fraction)
      onProgress(highest)
    }
    reports.on('message', report).unref()
    try {
      const result = await Promise.race([this.#perform({ task, stop, progress }), aborted])
      if ('code' in result) throw new EngineError(result.code, result.message)
      if (highest > 0) report(1)
      const { buffer, byteOffset, byteLength } = result.data
      return { ...result, data: Buffer.from(buffer, byteOffset, byteLength) }
    } finally {
      signal.removeEventListener('abort', onAbort)
      reports.close()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#piscina?.destroy()
  }

  async #perform(job: WorkerJob): Promise<WorkerResult> {
    this.#piscina ??= this.#start()
    try {
      return await this.#piscina.run(job, { transferList: [job.progress] })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return this.#closed
        ? { code: 'aborted', message: 'The image engines were closed.' }
        : { code: 'engine_failure', message: `The image worker failed: ${reason}.` }
    }
  }

  #start(): Piscina<WorkerJob, WorkerResult> {
    const threads = { minThreads: this.#size, maxThreads: this.#size }
    const piscina = new Piscina<WorkerJob, WorkerResult>({ filename: this.#script.href, ...threads })
    // A thread that cannot start again leaves the queue waiting: its jobs fail, and the next job starts new threads.
    piscina.on('error', () => {
      this.#piscina = undefined
      void piscina.destroy()
    })
    return piscina
  }
}
