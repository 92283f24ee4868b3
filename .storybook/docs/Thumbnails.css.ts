import { style, styleVariants } from '@vanilla-extract/css'
import { canHover } from '../../packages/ui/src/tokens/breakpoints.ts'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

const c = vars.color

export const frame = style({ display: 'grid', gap: vars.space.md, justifyItems: 'start', marginBlock: '1rem 2rem' })

/** Both segments are as wide as half of the row, and the wider label needs more than half of both. */
export const choice = style({ minWidth: '12rem' })

const gridBase = style({
  display: 'grid',
  gap: vars.space.md,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignItems: 'start',
})

export const grid = styleVariants({
  390: [gridBase, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))' }],
  1440: [gridBase, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }],
})

export const thumbnail = style({
  display: 'grid',
  gap: vars.space.xs,
  borderRadius: vars.radius.md,
  fontFamily: vars.font.body,
  fontSize: vars.text.caption,
  lineHeight: vars.leading.snug,
  color: c.text,
  textDecorationLine: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${c.focus}`, outlineOffset: '3px' },
  },
})

const windowBase = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  border: `1px solid ${c.hairline}`,
  backgroundColor: c.sunken,
  '@media': {
    [canHover]: { selectors: { [`${thumbnail}:hover &`]: { borderColor: c.outline, boxShadow: vars.shadow.middle } } },
  },
})

/** As much as a phone or a window shows at once; tools/visual-regression/thumbnails.ts chooses which part of a long page. */
export const window = styleVariants({
  390: [windowBase, { aspectRatio: '9 / 16' }],
  1440: [windowBase, { aspectRatio: '16 / 10' }],
})

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  alignSelf: 'start',
})

export const placeholder = style({
  placeSelf: 'center',
  padding: vars.space.xs,
  textAlign: 'center',
  color: c.textMuted,
})

export const name = style({ display: 'grid', gap: '2px', minHeight: '2.4em', overflowWrap: 'anywhere' })

export const note = style({ color: c.textMuted })

export const command = style({ whiteSpace: 'nowrap' })
