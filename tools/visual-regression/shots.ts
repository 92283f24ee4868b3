import type { viewports } from '../../.storybook/globals.ts'
import { type Shot, type Theme, themes, type VisualStory, type Width, widths } from './types.ts'

/** Windows that a story may ask for, and the width that shows it. */
const asked: Readonly<Record<keyof typeof viewports, Width>> = { narrow: 390, phone: 390, tablet: 768, desktop: 1440 }
const isAsked = (viewport: string): viewport is keyof typeof viewports => viewport in asked

/** Screens are taken at all widths; of a component there is less to see in between. */
function widthsOf({ title, viewport }: VisualStory): readonly Width[] {
  if (viewport !== null && isAsked(viewport)) return [asked[viewport]]
  return title.startsWith('Screens/') ? widths : [widths[0], widths[2]]
}

/** What a run looks at: everything, or a part for which there is time more often. */
export interface Scope {
  widths: readonly Width[]
  themes: readonly Theme[]
}

export const everything: Scope = { widths, themes }

/** The narrow window, where layouts break first, in the scheme in which a whole picture tells most. */
export const part: Scope = { widths: [390], themes: ['light'] }

/** One width and scheme, e.g. `390.light`. */
export type Variant = `${Width}.${Theme}`
export const variantOf = ({ width, theme }: Omit<Shot, 'storyId'>): Variant => `${width}.${theme}`

export const idOf = ({ storyId, ...shot }: Shot): string => `${storyId}.${variantOf(shot)}`

export const shotsOf = (story: VisualStory, scope: Scope = everything): Shot[] =>
  widthsOf(story)
    .filter((width) => scope.widths.includes(width))
    .flatMap((width) => scope.themes.map((theme) => ({ storyId: story.id, width, theme })))

/** Every shot that a story can have, in the order in which the baselines list them. */
export const shotsInOrder = (storyId: string): Shot[] =>
  widths.flatMap((width) => themes.map((theme) => ({ storyId, width, theme })))

/** @param variant e.g. `390.light`, as the baselines name it */
export const shotOf = (storyId: string, variant: string): Shot | null =>
  shotsInOrder(storyId).find((shot) => variantOf(shot) === variant) ?? null

/** @param id `storyId.width.theme` */
export function shotOfId(id: string): Shot | null {
  const dot = id.indexOf('.')
  return shotOf(id.slice(0, dot), id.slice(dot + 1))
}
