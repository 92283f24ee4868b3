import type { GenerationCapabilities, UpscaleEngine } from '../../engines/shared/engine.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'

type Offered = Pick<StoredSettings, 'image_generation_styles' | 'image_generation_sizes'>

const NO_STYLE = { id: 'none', title: 'None' }

/** The shop's styles and sizes that the engine supports (D70); if none remains, one that every engine supports. */
export function offeredBy(settings: Offered, { styles, sizes }: GenerationCapabilities): Offered {
  const known = settings.image_generation_styles.filter(({ title }) => styles === null || styles.includes(title))
  const made = settings.image_generation_sizes.filter((size) => sizes === null || sizes.includes(size))
  return {
    image_generation_styles: known.length > 0 ? known : [NO_STYLE],
    image_generation_sizes: made.length > 0 || sizes === null ? made : [...sizes],
  }
}

/** The shop's factors that the engine supports; if none remains, the engine's own. */
export function factorsBy(
  { upscale_factors: offered }: Pick<StoredSettings, 'upscale_factors'>,
  { factors }: UpscaleEngine['upscaling'],
): number[] {
  const made = offered.filter((factor) => factors.includes(factor))
  return made.length > 0 ? made : [...factors]
}
