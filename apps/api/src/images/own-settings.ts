import type { ImageSettings } from '../db/schema.ts'

/** What one image of a request was made from: its turn among the styles, and a seed or a variation of its own. */
export function ownSettings(settings: ImageSettings, index: number): ImageSettings {
  const { styles, ...shared } = settings
  const style = styles?.[index % styles.length] ?? settings.style
  return { ...shared, ...(style === undefined ? {} : { style }), ...ownNumber(settings, index) }
}

/** Variations share the seed of the picture that they vary. */
function ownNumber({ refinement, variation = 0, seed }: ImageSettings, index: number): ImageSettings {
  if (refinement === 'variation') return { variation: variation + index }
  return seed === undefined ? {} : { seed: (seed + index) % 2 ** 31 }
}
