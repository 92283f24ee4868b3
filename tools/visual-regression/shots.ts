import type { viewports } from '../../.storybook/globals.ts'
import { type Look, looks, type Shot, type VisualStory, type Width, widths } from './types.ts'

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
  looks: readonly Look[]
}

export const everything: Scope = { widths, looks }

/** The narrow window, where layouts break first, in the scheme in which a whole picture tells most, and what there is to read. */
export const part: Scope = { widths: [390], looks: ['light', 'words'] }

/** One width and look, e.g. `390.light`. */
export type Variant = `${Width}.${Look}`
export const variantOf = ({ width, look }: Omit<Shot, 'storyId'>): Variant => `${width}.${look}`

export const idOf = ({ storyId, ...shot }: Shot): string => `${storyId}.${variantOf(shot)}`

export const shotsOf = (story: VisualStory, scope: Scope = everything): Shot[] =>
  widthsOf(story)
    .filter((width) => scope.widths.includes(width))
    .flatMap((width) => scope.looks.map((look) => ({ storyId: story.id, width, look })))
    // In the middle there is nothing to read that neither the narrow nor the wide window has.
    .filter(({ look, width }) => look !== 'words' || width !== 768 || widthsOf(story).length === 1)

/** Every shot that a story can have, in the order in which the baselines list them. */
export const shotsInOrder = (storyId: string): Shot[] =>
  widths.flatMap((width) => looks.map((look) => ({ storyId, width, look })))

/** @param variant e.g. `390.light`, as the baselines name it */
export const shotOf = (storyId: string, variant: string): Shot | null =>
  shotsInOrder(storyId).find((shot) => variantOf(shot) === variant) ?? null

/** @param id `storyId.width.look` */
export function shotOfId(id: string): Shot | null {
  const dot = id.indexOf('.')
  return shotOf(id.slice(0, dot), id.slice(dot + 1))
}
