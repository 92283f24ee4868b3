import type { GenerationCapabilities, UpscaleEngine } from '../../engines/shared/engine.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'

type Settings = Pick<StoredSettings, 'image_generation_styles' | 'image_generation_sizes'>

const NO_STYLE = { id: 'none', title: 'None' }

/** The shop's styles and sizes that the engine supports (D70); if none remains, one that every engine supports. */
export function supportedSettings(settings: Settings, { styles, sizes }: GenerationCapabilities): Settings {
  const knownStyles = settings.image_generation_styles.filter(({ title }) => styles === null || styles.includes(title))
  const knownSizes = settings.image_generation_sizes.filter((size) => sizes === null || sizes.includes(size))
  return {
    image_generation_styles: knownStyles.length > 0 ? knownStyles : [NO_STYLE],
    image_generation_sizes: knownSizes.length > 0 || sizes === null ? knownSizes : [...sizes],
  }
}

/** The shop's factors that the engine supports; if none remains, the engine's own. */
export function supportedFactors(
  { upscale_factors: offered }: Pick<StoredSettings, 'upscale_factors'>,
  { factors }: UpscaleEngine['upscaling'],
): number[] {
  const known = offered.filter((factor) => factors.includes(factor))
  return known.length > 0 ? known : [...factors]
}
