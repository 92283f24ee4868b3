import type { ImageFormat } from '../../pixels/encoded-image.ts'
import type { ImageResult } from '../shared/protocol.ts'
import type { BackgroundModel, UpscaleModel } from './config.ts'

/** A task for a model process. */
export type ModelTask =
  | { kind: 'removeBackground'; image: Uint8Array; model: BackgroundModel }
  | { kind: 'upscale'; image: Uint8Array; factor: number; format?: ImageFormat; model: UpscaleModel }

/** What the process sends back: the share of the work that is done, any number of times, then its end. */
export type ModelReply = { progress: number } | { result: ImageResult }
