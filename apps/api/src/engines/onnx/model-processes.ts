import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import PQueue from 'p-queue'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import type { EngineContext } from '../shared/engine.ts'
import { EngineError } from '../shared/errors.ts'
import type { ImageResult } from '../shared/protocol.ts'
import type { WorkerOptions } from '../shared/worker-pool.ts'
import type { ModelReply, ModelTask } from './model-task.ts'

const SCRIPT = fileURLToPath(new URL('./process.ts', import.meta.url))

/**
 * Processes that run models, each one job at a time, started when first needed.
 * Threads do not work: ending one inside the runtime crashes the server (onnxruntime-node 1.30). A process can be ended
 * at any time, and frees its memory.
 */
export class ModelProcesses {
  readonly #timeoutSeconds: number
  readonly #queue: PQueue
  readonly #all = new Set<ChildProcess>()
  readonly #idle: ChildProcess[] = []
  #closed = false

  constructor({ workers = 1, timeoutSeconds = 300 }: WorkerOptions = {}) {
    this.#timeoutSeconds = timeoutSeconds
    this.#queue = new PQueue({ concurrency: workers })
  }

  /** Rejects at once on abort, and ends the process. */
  async run(task: ModelTask, { signal, onProgress }: EngineContext): Promise<EncodedImage> {
    const { promise: cancelled, reject } = Promise.withResolvers<never>()
    const onAbort = () => reject(new EngineError('aborted', 'The work was cancelled.'))
    if (signal.aborted || this.#closed) onAbort()
    signal.addEventListener('abort', onAbort)
    let highest = 0
    const report = (fraction: number) => {
      if (fraction <= highest || signal.aborted) return
      highest = Math.min(1, fraction)
      onProgress(highest)
    }
    try {
      const work = this.#queue.add(() => this.#work(task, signal, report))
      const result = await Promise.race([work, cancelled])
      if ('code' in result) throw new EngineError(result.code, result.message)
      if (highest > 0) report(1)
      const { buffer, byteOffset, byteLength } = result.data
      return { ...result, data: Buffer.from(buffer, byteOffset, byteLength) }
    } finally {
      signal.removeEventListener('abort', onAbort)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const ended = [...this.#all].map((child) => once(child, 'exit'))
    for (const child of this.#all) child.kill('SIGKILL')
    await Promise.all(ended)
  }

  async #work(task: ModelTask, signal: AbortSignal, report: (fraction: number) => void): Promise<ImageResult> {
    if (signal.aborted || this.#closed) return { code: 'aborted', message: 'The work was cancelled.' }
    const child = this.#idle.pop() ?? this.#start()
    const { promise, resolve } = Promise.withResolvers<ImageResult>()
    const end = (code: 'aborted' | 'engine_failure', message: string) => {
      resolve({ code, message })
      child.kill('SIGKILL')
    }
    const onAbort = () => end('aborted', 'The work was cancelled.')
    const onTimeout = () => end('engine_failure', `The work took longer than ${this.#timeoutSeconds} s.`)
    const onReply = (reply: ModelReply) => {
      if ('progress' in reply) return report(reply.progress)
      this.#idle.push(child)
      resolve(reply.result)
    }
    const onEnd = () =>
      end(this.#closed ? 'aborted' : 'engine_failure', 'The process of the model ended in the middle of its work.')
    const timer = setTimeout(onTimeout, this.#timeoutSeconds * 1000)
    signal.addEventListener('abort', onAbort)
    child.on('message', onReply).on('exit', onEnd).on('error', onEnd)
    // A task that cannot be sent ends like one with a dead process.
    child.send(task, (error) => error && onEnd())
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      child.off('message', onReply).off('exit', onEnd).off('error', onEnd)
    }
  }

  #start(): ChildProcess {
    const child = fork(SCRIPT, {
      serialization: 'advanced',
      execArgv: [],
      // It needs none of the server's secrets.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#all.add(child)
    // Errors of an idle process need no handling, because its exit follows.
    child.on('error', () => {})
    child.on('exit', () => {
      this.#all.delete(child)
      const place = this.#idle.indexOf(child)
      if (place >= 0) this.#idle.splice(place, 1)
    })
    return child
  }
}
