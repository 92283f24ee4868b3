import { viewports } from '../globals.ts'

const taken = ['phone', 'tablet', 'desktop'] as const

/** The toolbar's name of the window that is nearest to this width, of those in which pictures are taken. */
export const viewportOf = (width: number): keyof typeof viewports => {
  const distance = (name: (typeof taken)[number]) => Math.abs(Number.parseInt(viewports[name].styles.width, 10) - width)
  return taken.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}
