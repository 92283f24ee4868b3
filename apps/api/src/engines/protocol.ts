import type { GenerateInput, Picture } from './engine.ts'
import type { EngineErrorCode } from './errors.ts'

/** One piece of work, as it is posted to a worker thread. */
export type Task =
  | { kind: 'generate'; input: GenerateInput }
  | { kind: 'removeBackground'; image: Uint8Array }
  | { kind: 'upscale'; image: Uint8Array; factor: number }

export interface TaskMessage {
  id: number
  task: Task
  /** One Int32 in shared memory; non-zero asks the worker to stop. A blocked thread cannot read messages, but it can read this. */
  stop: SharedArrayBuffer
}

export type WorkerMessage =
  | { id: number; type: 'progress'; fraction: number }
  | {
      id: number
      type: 'done'
      data: Uint8Array
      contentType: Picture['contentType']
      width: number
      height: number
    }
  | { id: number; type: 'failed'; code: EngineErrorCode; message: string }

/** What a stage of work is given inside the worker. */
export interface Stage {
  /** Throws EngineError `aborted` when the caller has given up. */
  goOn(): void
  /** Reports the share of the work that is done; then as `goOn`. Only for work that can be counted. */
  reach(fraction: number): void
}
