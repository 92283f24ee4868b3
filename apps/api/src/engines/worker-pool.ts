import { Worker } from 'node:worker_threads'
import type { EngineContext, Picture } from './engine.ts'
import { EngineError } from './errors.ts'
import type { Task, TaskMessage, WorkerMessage } from './protocol.ts'

interface Job {
  id: number
  task: Task
  stop: SharedArrayBuffer
  progress(fraction: number): void
  /** The last report, where there were any. */
  finish(): void
  resolve(picture: Picture): void
  reject(error: EngineError): void
}

interface Seat {
  worker: Worker
  job: Job | undefined
}

/**
 * A few threads, each doing one job at a time, and a queue before them. A thread that dies fails the job it held,
 * and only that one; its seat is filled again when the next job comes.
 */
export class WorkerPool {
  readonly #script: URL
  readonly #size: number
  readonly #seats: Seat[] = []
  readonly #queue: Job[] = []
  #nextId = 1
  #closed = false

  constructor(script: URL, size: number) {
    this.#script = script
    this.#size = Math.max(1, size)
  }

  run(task: Task, ctx: EngineContext): Promise<Picture> {
    if (this.#closed) return Promise.reject(new EngineError('aborted', 'The image engines are closed.'))
    if (ctx.signal.aborted) return Promise.reject(new EngineError('aborted', 'The work was cancelled.'))
    return new Promise<Picture>((resolve, reject) => {
      const stop = new SharedArrayBuffer(4)
      let highest = 0
      const onAbort = () => this.#giveUp(job)
      const settle = () => ctx.signal.removeEventListener('abort', onAbort)
      const job: Job = {
        id: this.#nextId++,
        task,
        stop,
        progress: (fraction) => {
          if (fraction <= highest || ctx.signal.aborted) return
          highest = Math.min(1, fraction)
          ctx.onProgress(highest)
        },
        finish: () => {
          if (highest > 0) job.progress(1)
        },
        resolve: (picture) => {
          settle()
          resolve(picture)
        },
        reject: (error) => {
          settle()
          reject(error)
        },
      }
      ctx.signal.addEventListener('abort', onAbort, { once: true })
      this.#queue.push(job)
      this.#pump()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    const gone = new EngineError('aborted', 'The image engines were closed.')
    for (const job of this.#queue.splice(0)) job.reject(gone)
    const seats = this.#seats.splice(0)
    for (const seat of seats) seat.job?.reject(gone)
    await Promise.all(seats.map((seat) => seat.worker.terminate()))
  }

  /** The caller is answered at once; a running worker stops at its next stage and then takes the next job. */
  #giveUp(job: Job): void {
    Atomics.store(new Int32Array(job.stop), 0, 1)
    const waiting = this.#queue.indexOf(job)
    if (waiting >= 0) this.#queue.splice(waiting, 1)
    job.reject(new EngineError('aborted', 'The work was cancelled.'))
  }

  #pump(): void {
    while (this.#queue.length > 0) {
      const seat = this.#seats.find((each) => each.job === undefined) ?? this.#open()
      if (!seat) return
      const job = this.#queue.shift()
      if (!job) return
      seat.job = job
      seat.worker.ref()
      seat.worker.postMessage({ id: job.id, task: job.task, stop: job.stop } satisfies TaskMessage)
    }
  }

  #open(): Seat | undefined {
    if (this.#closed || this.#seats.length >= this.#size) return undefined
    const worker = new Worker(this.#script)
    const seat: Seat = { worker, job: undefined }
    worker.on('message', (message: WorkerMessage) => this.#receive(seat, message))
    worker.on('error', (error) => this.#lose(seat, error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => this.#lose(seat, `the worker ended with code ${code}`))
    this.#seats.push(seat)
    return seat
  }

  #receive(seat: Seat, message: WorkerMessage): void {
    const job = seat.job
    if (!job || job.id !== message.id) return
    if (message.type === 'progress') {
      job.progress(message.fraction)
      return
    }
    seat.job = undefined
    // An idle thread must not keep the process alive: a script that forgets close() still ends.
    seat.worker.unref()
    if (message.type === 'failed') {
      job.reject(new EngineError(message.code, message.message))
    } else {
      const { data, contentType, width, height } = message
      job.finish()
      job.resolve({ data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), contentType, width, height })
    }
    this.#pump()
  }

  #lose(seat: Seat, reason: string): void {
    const index = this.#seats.indexOf(seat)
    if (index >= 0) this.#seats.splice(index, 1)
    const job = seat.job
    seat.job = undefined
    job?.reject(new EngineError('engine_failure', `The image worker failed: ${reason}.`))
    if (index >= 0) void seat.worker.terminate()
    if (!this.#closed) this.#pump()
  }
}
