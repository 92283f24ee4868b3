import type { GenerationCapabilities } from '../shared/engine.ts'
import { type ImagesApiConfig, isGptImage } from './config.ts'

const GPT_IMAGE_SIZES = ['1024x1024', '1536x1024', '1024x1536']
const GPT_IMAGE_PREVIEWS = 2

/** Unfinished images that are asked for. */
export const previewsOf = ({ previews, model }: ImagesApiConfig): number =>
  previews ?? (isGptImage(model) ? GPT_IMAGE_PREVIEWS : 0)

/** What a server of the images API can do, known without its client. */
export const capabilitiesOf = (config: ImagesApiConfig): GenerationCapabilities => ({
  name: config.model ?? config.baseUrl.host,
  isTrained: true,
  subjects: null,
  ideas: null,
  sizes: config.sizes ?? (isGptImage(config.model) ? GPT_IMAGE_SIZES : null),
  styles: null,
  maxCount: 4,
  fields: config.fields,
  refinements: config.edits ? ['variation', 'more_like_this'] : [],
  previews: previewsOf(config) > 0,
  concurrency: config.concurrency,
})
