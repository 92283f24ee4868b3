import type { PictureFormat } from '../engine.ts'
import type { WorkerResult } from '../protocol.ts'
import type { BackgroundModel, UpscaleModel } from './config.ts'

/** A task for a model process. */
export type ModelTask =
  | { kind: 'removeBackground'; image: Uint8Array; model: BackgroundModel }
  | { kind: 'upscale'; image: Uint8Array; factor: number; format?: PictureFormat; model: UpscaleModel }

/** Messages of the process: the progress, any number of times, then the result. */
export type ModelReply = { progress: number } | { result: WorkerResult }
