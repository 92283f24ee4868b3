import type { GenerationCapabilities, UpscaleEngine } from '../../engines/shared/engine.ts'
import type { StoredSettings } from '../../platform/db/schema.ts'

type Settings = Pick<StoredSettings, 'image_generation_styles' | 'image_generation_sizes'>

const NO_STYLE = { id: 'none', title: 'None' }

/** The shop's styles and sizes that the engine supports (D70); if none remains, one that every engine supports. */
export function supportedSettings(settings: Settings, { styles, sizes }: GenerationCapabilities): Settings {
  const offeredStyles = settings.image_generation_styles.filter(
    ({ title }) => styles === null || styles.includes(title),
  )
  const offeredSizes = settings.image_generation_sizes.filter((size) => sizes === null || sizes.includes(size))
  return {
    image_generation_styles: offeredStyles.length > 0 ? offeredStyles : [NO_STYLE],
    image_generation_sizes: offeredSizes.length > 0 || sizes === null ? offeredSizes : [...sizes],
  }
}

/** The shop's factors that the engine supports; if none remains, the engine's own. */
export function supportedFactors(
  { upscale_factors: offered }: Pick<StoredSettings, 'upscale_factors'>,
  { factors }: UpscaleEngine['upscaling'],
): number[] {
  const supported = offered.filter((factor) => factors.includes(factor))
  return supported.length > 0 ? supported : [...factors]
}
