import type { GenerationField } from '../shared/engine.ts'

/** A server with the OpenAI images API, from environment variables. */
export interface ImagesApiConfig {
  /** The part before `/images/generations`. */
  baseUrl: URL
  /** Null for servers without keys. */
  key: string | null
  /** Null lets the server choose. */
  model: string | null
  /** Sizes of the model; null offers every size of the settings. */
  sizes: readonly string[] | null
  /** Optional fields of the model. */
  fields: readonly GenerationField[]
  /** Whether it has POST /images/edits, for images from earlier ones. */
  edits: boolean
  /** Sent with every call; null removes a default one. */
  parameters: Readonly<Record<string, unknown>>
  /** Unfinished images before the finished one, 0 to 3; null follows the model. */
  previews: number | null
  /** Further hosts from which an image may be fetched if the answer holds its address. */
  fileHosts: readonly string[]
  /** Calls at once. */
  concurrency: number
  /** For one image, with repetitions. */
  timeoutSeconds: number
}

/** OpenAI's own models take no `response_format` and have previews. Gateways prefix a provider. */
export const isGptImage = (model: string | null): boolean => model !== null && /(^|[/:])(chat)?gpt-image/i.test(model)
