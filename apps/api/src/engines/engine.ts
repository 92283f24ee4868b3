/** What a caller gives to every engine call. */
export interface EngineContext {
  /** Firing it rejects the call with EngineError `aborted`; the work stops at its next stage. */
  signal: AbortSignal
  /**
   * Called with the share of the work that is done, 0..1: counted, not guessed, and never going down. An engine that
   * cannot count its work does not call it; one that does reports 1 before the call resolves.
   */
  onProgress(fraction: number): void
}

/** A finished picture; width and height are in pixels. */
export interface Picture {
  data: Buffer
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
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
  /** Any finite number; equal inputs give equal pixels. */
  seed: number
  /** Whether the corner mark "Sample engine" is struck into the picture; true unless said otherwise. */
  label?: boolean
}

interface RemoveBackgroundInput {
  /** PNG, JPEG or WebP bytes, at most 25 megapixels. */
  image: Buffer
}

interface UpscaleInput {
  /** PNG, JPEG or WebP bytes, at most 25 megapixels in and 64 out. */
  image: Buffer
  /** 2 or 4. */
  factor: number
}

/** The seam behind which image work happens: built in by default, replaceable by remote dependencies. */
export interface ImageEngines {
  /** What `generate` can draw, where that is little enough to be shown before it is paid for (D70); null for anything. */
  readonly subjects: readonly string[] | null
  generate(input: GenerateInput, ctx: EngineContext): Promise<Picture>
  /** PNG with alpha, of the input's size (after its EXIF orientation is applied). */
  removeBackground(input: RemoveBackgroundInput, ctx: EngineContext): Promise<Picture>
  /** Exactly `factor` times the input's size, in the input's format family. */
  upscale(input: UpscaleInput, ctx: EngineContext): Promise<Picture>
  /** Content policy (D57): a sentence for the person when the prompt is refused, null when it is fine. */
  refuse(prompt: string): string | null
  /** Ends the worker threads; calls still running reject with `aborted`. */
  close(): Promise<void>
}
