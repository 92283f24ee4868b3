import type { ImageSettings } from '../db/schema.ts'

/** What one image of a request was made from: its turn among the styles, and a seed of its own. */
export function ownSettings(settings: ImageSettings, index: number): ImageSettings {
  const { styles, ...shared } = settings
  const style = styles?.[index % styles.length] ?? settings.style
  return {
    ...shared,
    ...(style === undefined ? {} : { style }),
    ...(settings.seed === undefined ? {} : { seed: (settings.seed + index) % 2 ** 31 }),
  }
}
