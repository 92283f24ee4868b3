import type { MessagePort } from 'node:worker_threads'
import type { GeneratedPicture, GenerateInput, PictureFormat, SubjectBox } from './engine.ts'
import type { EngineErrorCode } from './errors.ts'

/** One piece of work, as it is posted to a worker thread. */
export type Task =
  | { kind: 'generate'; input: GenerateInput }
  | { kind: 'removeBackground'; image: Uint8Array; box?: SubjectBox }
  | { kind: 'upscale'; image: Uint8Array; factor: number; format?: PictureFormat }

export interface WorkerJob {
  task: Task
  /** One Int32 in shared memory; non-zero asks the worker to stop. A blocked thread cannot read messages, but it can read this. */
  stop: SharedArrayBuffer
  /** Takes the share of the work that is done, 0..1. */
  progress: MessagePort
}

export type WorkerResult =
  | (Omit<GeneratedPicture, 'data'> & { data: Uint8Array })
  | { code: EngineErrorCode; message: string }

/** What the work in the thread reports to. */
export interface JobControl {
  /** Throws EngineError `aborted` after the caller has cancelled. */
  throwIfAborted(): void
  /** Reports the share of the work that is done; then as `throwIfAborted`. Only for work that can be counted. */
  report(fraction: number): void
}
