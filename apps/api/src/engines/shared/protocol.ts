import type { MessagePort } from 'node:worker_threads'
import type { ImageFormat } from '../../pixels/encoded-image.ts'
import type { GeneratedImage, GenerateInput, SubjectBox } from './engine.ts'
import type { EngineErrorCode } from './errors.ts'

/** Work that ends with an image, as it is posted to a worker thread. */
export type ImageTask =
  | { kind: 'generate'; input: GenerateInput }
  | { kind: 'removeBackground'; image: Uint8Array; box?: SubjectBox }
  | { kind: 'upscale'; image: Uint8Array; factor: number; format?: ImageFormat }

/** Work that ends with a box, or with none. */
export interface SubjectTask {
  kind: 'findSubject'
  image: Uint8Array
}

export interface FoundSubject {
  box: SubjectBox | null
}

export type Task = ImageTask | SubjectTask

export interface WorkerJob {
  task: Task
  /** One Int32 in shared memory; non-zero asks the worker to stop. A blocked thread cannot read messages, but it can read this. */
  stop: SharedArrayBuffer
  /** Takes the share of the work that is done, 0..1. */
  progress: MessagePort
}

export interface WorkerFailure {
  code: EngineErrorCode
  message: string
}

export type ImageResult = (Omit<GeneratedImage, 'data'> & { data: Uint8Array }) | WorkerFailure
export type WorkerResult = ImageResult | FoundSubject

/** What the work in the thread reports to. */
export interface JobControl {
  /** Throws EngineError `aborted` after the caller has cancelled. */
  throwIfAborted(): void
  /** Reports the share of the work that is done; then as `throwIfAborted`. Only for work that can be counted. */
  report(fraction: number): void
}
