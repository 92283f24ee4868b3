import type { GenerationField } from '../engine.ts'

/** A server that speaks the OpenAI images API, as the environment describes it. */
export interface ImagesApiConfig {
  /** Ends where `/images/generations` begins. */
  baseUrl: URL
  /** Null for servers that ask for none. */
  key: string | null
  /** Null lets the server choose. */
  model: string | null
  /** Sizes that the model makes; null offers every size of the settings. */
  sizes: readonly string[] | null
  /** What the model follows beyond the prompt. */
  fields: readonly GenerationField[]
  /** Whether it has POST /images/edits, which makes pictures from earlier ones. */
  edits: boolean
  /** Sent with every call; null takes one of ours out. */
  parameters: Readonly<Record<string, unknown>>
  /** Unfinished pictures that come before the finished one, 0 to 3; null follows the model. */
  previews: number | null
  /** Where a picture may be fetched from when the answer holds its address, beside the server itself. */
  fileHosts: readonly string[]
  /** Calls at once. */
  concurrency: number
  /** For one picture, repetitions included. */
  timeoutSeconds: number
}

/** OpenAI's own family: it takes no `response_format`, and shows unfinished pictures. Gateways put a provider before it. */
export const isGptImage = (model: string | null): boolean => model !== null && /(^|[/:])(chat)?gpt-image/i.test(model)
