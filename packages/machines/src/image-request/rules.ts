/** R002, R383. */
export const MAX_IMAGES = 4
export const PROMPT_MAX = 4000
/** D55: bytes and pixels of an upload, and pixels of a result. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
const UPLOAD_MAX_PIXELS = 25_000_000
export const RESULT_MAX_PIXELS = 64_000_000
const uploadTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** An uploaded file as the rules see it; the file itself stays with the consumer, under `id`. */
export interface Upload {
  id: string
  name: string
  type: string
  bytes: number
  /** Null if the browser cannot measure it; the server checks it. */
  pixels: number | null
}

/** Where an image to work on comes from: an upload, or a creation of the library. */
export type ImageSource = { upload: Upload } | { projectId: string }

export type ImageFormat = 'png' | 'jpeg' | 'webp'

/** How a generated image is made into another: with small differences, or as another of its kind. */
export type Refinement = 'variation' | 'moreLikeThis'
/** Where the subject is, in shares of the image's width and height (0..1). */
export interface SubjectBox {
  x: number
  y: number
  width: number
  height: number
}

/** What a person asks for. Plain data, so that it survives in a snapshot; never the file itself. */
export type RequestDraft =
  | {
      service: 'generate'
      prompt: string
      negativePrompt: string
      /** One to four style ids, shared out among the images in turn. */
      styles: readonly string[]
      size: string
      count: number
      seed: number | null
    }
  | { service: 'refine'; imageId: string; refinement: Refinement }
  | { service: 'removeBackground'; source: ImageSource | null; box?: SubjectBox }
  | {
      service: 'upscale'
      source: ImageSource | null
      factor: number
      /** The result's format; by default the source's. */
      format?: ImageFormat | undefined
    }

export type DraftField =
  | 'prompt'
  | 'negativePrompt'
  | 'styles'
  | 'size'
  | 'count'
  | 'seed'
  | 'file'
  | 'factor'
  | 'format'
  | 'box'

export type DraftRuleKey =
  | 'images.promptRequired'
  | 'images.promptTooLong'
  | 'images.countOutOfRange'
  | 'images.fileRequired'
  | 'images.fileTypeRefused'
  | 'images.fileTooLarge'
  | 'images.fileTooManyPixels'
  | 'images.resultTooLarge'

export type DraftErrors = Partial<Record<DraftField, DraftRuleKey>>

const promptError = (prompt: string): DraftRuleKey | null => {
  if (prompt.trim() === '') return 'images.promptRequired'
  return prompt.length > PROMPT_MAX ? 'images.promptTooLong' : null
}

/** D55, in the order a person can understand: kind, weight, size. */
export const checkUpload = (upload: Upload, factor = 1): DraftRuleKey | null => {
  if (!uploadTypes.some((type) => type === upload.type)) return 'images.fileTypeRefused'
  if (upload.bytes > UPLOAD_MAX_BYTES) return 'images.fileTooLarge'
  // The server checks a size that the browser cannot measure.
  const pixels = upload.pixels ?? 0
  if (pixels > UPLOAD_MAX_PIXELS) return 'images.fileTooManyPixels'
  return pixels * factor * factor > RESULT_MAX_PIXELS ? 'images.resultTooLarge' : null
}

const sourceError = (source: ImageSource | null, factor = 1): DraftRuleKey | null => {
  if (source === null) return 'images.fileRequired'
  return 'upload' in source ? checkUpload(source.upload, factor) : null
}

const errors = (checks: readonly (readonly [DraftField, DraftRuleKey | null])[]): DraftErrors =>
  Object.fromEntries(checks.flatMap(([field, key]) => (key === null ? [] : [[field, key]])))

/** Validates a draft before it is sent. The server validates it again. */
export const checkDraft = (draft: RequestDraft): DraftErrors => {
  switch (draft.service) {
    case 'generate':
      return errors([
        ['prompt', promptError(draft.prompt)],
        ['negativePrompt', draft.negativePrompt.length > PROMPT_MAX ? 'images.promptTooLong' : null],
        [
          'count',
          Number.isInteger(draft.count) && draft.count >= 1 && draft.count <= MAX_IMAGES
            ? null
            : 'images.countOutOfRange',
        ],
      ])
    case 'refine':
      // The image and its price were seen; the rest is for the server to judge.
      return {}
    case 'removeBackground':
      return errors([['file', sourceError(draft.source)]])
    case 'upscale':
      return errors([['file', sourceError(draft.source, draft.factor)]])
  }
}
