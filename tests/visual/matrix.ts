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

/** All pictures of a component in one width and scheme, e.g. `390.light`: they are kept together. */
export type Plate = `${Width}.${Theme}`
export const plateOf = ({ width, theme }: Omit<Shot, 'storyId'>): Plate => `${width}.${theme}`

export const idOf = ({ storyId, ...shot }: Shot): string => `${storyId}.${plateOf(shot)}`

export const shotsOf = (story: VisualStory, scope: Scope = everything): Shot[] =>
  widthsOf(story)
    .filter((width) => scope.widths.includes(width))
    .flatMap((width) => scope.themes.map((theme) => ({ storyId: story.id, width, theme })))

/** @param plate e.g. `390.light`, as the baselines name it */
export function shotOf(storyId: string, plate: string): Shot | null {
  const shots = widths.flatMap((width) => themes.map((theme) => ({ storyId, width, theme })))
  return shots.find((shot) => plateOf(shot) === plate) ?? null
}
