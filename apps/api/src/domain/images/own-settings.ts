import type { ImageSettings } from '../../platform/db/schema.ts'

/** The settings of one image of a request: its style, and its own seed or variation. */
export function ownSettings(settings: ImageSettings, index: number): ImageSettings {
  const { styles, ...shared } = settings
  const style = styles?.[index % styles.length] ?? settings.style
  return { ...shared, ...(style === undefined ? {} : { style }), ...ownNumber(settings, index) }
}

/** Variations share the seed of the source image. */
function ownNumber({ refinement, variation = 0, seed }: ImageSettings, index: number): ImageSettings {
  if (refinement === 'variation') return { variation: variation + index }
  return seed === undefined ? {} : { seed: (seed + index) % 2 ** 31 }
}
