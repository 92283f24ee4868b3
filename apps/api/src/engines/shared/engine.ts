import type { EncodedImage, ImageFormat } from '../../pixels/encoded-image.ts'

/** Context of every engine call. */
export interface EngineContext {
  /** Names the image that is asked for: the same in every try, so that a provider can recognise a repetition. */
  id: string
  /** Firing it rejects the call with EngineError `aborted`; the work stops at its next stage. */
  signal: AbortSignal
  /**
   * Called with the share of the work that is done, 0..1: counted, not guessed, and never going down. An engine that
   * cannot count its work does not call it; one that does reports 1 before the call resolves.
   */
  onProgress(fraction: number): void
  /** Called with each unfinished image (PNG, JPEG or WebP bytes), by engines with the capability `previews`. */
  onPreview(data: Buffer): void
}

/** How an engine of few subjects has read a prompt. */
export interface PromptReading {
  /** What the image shows, with its article: `a snow scene`. */
  scene: string
  /** What it took from the prompt, at most 20 words. */
  understood: readonly string[]
  /** Words that name something it cannot draw, at most 20. */
  unknown: readonly string[]
}

export interface GeneratedImage extends EncodedImage {
  reading?: PromptReading
}

/** How an image is made from an earlier one; the names are those of the contract. */
export type Refinement = 'variation' | 'more_like_this'

export interface RefineInput {
  /** `variation`: the same image with small differences. `more_like_this`: another image of the same kind. */
  kind: Refinement
  /** PNG, JPEG or WebP bytes of the earlier image, whichever engine made it. */
  image: Buffer
  /** Which variation of the earlier image this is, from 0. */
  variation: number
  /** The seed by which the prompt of the earlier image was read; it may differ from `seed` of the new one. */
  sourceSeed: number
}

export interface GenerateInput {
  prompt: string
  negativePrompt?: string
  /** A title of the style list (D20); an unknown one is treated as "None". */
  style: string
  /** Pixels, 64 to 2048. */
  width: number
  /** Pixels, 64 to 2048. */
  height: number
  /** Any finite number; equal inputs give equal pixels where the engine follows `seed`. */
  seed: number
  /** Only for engines with its `kind` among their capabilities. */
  refine?: RefineInput
  /** Whether the corner mark "Sample engine" is struck into the image; true unless said otherwise. */
  label?: boolean
}

/** Optional fields of a prompt; the names are those of the contract. */
export type GenerationField = 'seed' | 'negative_prompt'

/** What the settings of the site follow (D70). Null stands for anything that the settings of the server allow. */
export interface GenerationCapabilities {
  /** Name of the engine and its model, stored with each image. */
  readonly name: string
  /** Whether it has learnt from images, and does not only follow rules. */
  readonly isTrained: boolean
  /** What it can draw, where that is little enough to be shown before it is paid for. */
  readonly subjects: readonly string[] | null
  /** Prompts that it draws well. */
  readonly ideas: readonly string[] | null
  /** Sizes such as `1024x1024`. */
  readonly sizes: readonly string[] | null
  /** Titles of the style list (D20). */
  readonly styles: readonly string[] | null
  /** Images of one request, 1 to 4 (R002). */
  readonly maxCount: number
  /** The fields that change what comes. */
  readonly fields: readonly GenerationField[]
  /** What it can make from an earlier image. */
  readonly refinements: readonly Refinement[]
  /** Whether unfinished images come before the finished one. */
  readonly previews: boolean
  /** Calls that it takes at once; null for an engine that shares the built-in workers (IMAGE_CONCURRENCY). */
  readonly concurrency: number | null
}

export interface GenerationEngine {
  readonly generation: GenerationCapabilities
  /** Content policy (D57): a sentence for the person when the prompt is refused, null when it is fine. */
  refuse(prompt: string): string | null
  /** Exactly the size that was asked for. */
  generate(input: GenerateInput, ctx: EngineContext): Promise<GeneratedImage>
}

/** The part of the upright image that holds the subject, in shares of its width and height, 0..1. */
export interface SubjectBox {
  x: number
  y: number
  width: number
  height: number
}

/** Capabilities of an engine for uploaded images. */
interface UploadCapabilities {
  /** Kept with each image that it made. */
  readonly name: string
  /** Whether it has learnt from images, and does not only follow rules. */
  readonly isTrained: boolean
  /** Largest image that it takes, at most the 25 megapixels of D55; a larger one rejects with `too_large`. */
  readonly maxInputPixels: number
}

interface RemoveBackgroundInput {
  /** PNG, JPEG or WebP bytes of at most `maxInputPixels`. */
  image: Buffer
  /** A hint, used only by engines with `backgroundRemoval.box`. */
  box?: SubjectBox
}

interface FindSubjectInput {
  /** PNG, JPEG or WebP bytes of at most `maxInputPixels`. */
  image: Buffer
}

export interface BackgroundRemovalEngine {
  readonly backgroundRemoval: UploadCapabilities & {
    /** Whether it follows the hint. */
    readonly box: boolean
  }
  /** PNG with alpha, of the input's size (after its EXIF orientation is applied). */
  removeBackground(input: RemoveBackgroundInput, ctx: EngineContext): Promise<EncodedImage>
  /**
   * The box of what would be cut out, where that is in doubt; null where it is not, where nothing is found, and of an
   * engine that does not follow a box.
   */
  findSubject(input: FindSubjectInput, ctx: EngineContext): Promise<SubjectBox | null>
}

export interface UpscaleInput {
  /** PNG, JPEG or WebP bytes of at most `maxInputPixels`, and at most 64 megapixels out. */
  image: Buffer
  /** One of `factors`. */
  factor: number
  /** The result's format; by default the image's, if it can hold the result. */
  format?: ImageFormat
}

export interface UpscaleEngine {
  readonly upscaling: UploadCapabilities & {
    /** The shop's factors that the engine offers. */
    readonly factors: readonly number[]
  }
  /** Exactly `factor` times the input's size. */
  upscale(input: UpscaleInput, ctx: EngineContext): Promise<EncodedImage>
}

/** What makes the images: one engine a service, chosen by configuration (`create-engines.ts`). */
export interface ImageEngines extends GenerationEngine, BackgroundRemovalEngine, UpscaleEngine {
  /** Ends what the engines hold; calls still running reject with `aborted`. */
  close(): Promise<void>
}
