import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { coarsePointer, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const wall = style(
  inScreens({
    maxWidth: '100rem',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.section,
  }),
)

export const masthead = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    paddingBlock: `clamp(3rem, 8vw, 6rem) ${vars.space.xxl}`,
  }),
)

export const grid = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A small sample fills the gap next to a wide one.
    gridAutoFlow: 'dense',
    '@media': {
      [from.md]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [from.xl]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.space.lg },
    },
  }),
)

export const columns = createVar()

export const sample = style(
  inScreens({
    vars: { [columns]: '4' },
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.xl,
    border: `1px solid ${vars.color.hairline}`,
    backgroundColor: vars.color.surface,
    '@media': {
      [from.md]: { gridColumn: 'span 3' },
      [from.xl]: { gridColumn: `span ${columns}` },
    },
  }),
)

export const wide = style(inScreens({ '@media': { [from.md]: { gridColumn: 'span 6' } } }))

export const sunken = style(inScreens({ backgroundColor: vars.color.sunken }))

export const body = style(
  inScreens({
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: vars.space.lg,
    padding: 'clamp(1.25rem, 2.4vw, 2rem)',
    minWidth: 0,
  }),
)

export const flush = style(inScreens({ padding: 0 }))

export const caption = style(
  inScreens({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    padding: `${vars.space.sm} clamp(1.25rem, 2.4vw, 2rem)`,
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.caption,
    color: vars.color.textMuted,
  }),
)

globalStyle(
  `${caption} a`,
  inScreens({ '@media': { [coarsePointer]: { paddingBlock: vars.space.sm, display: 'block', minWidth: '44px' } } }),
)
globalStyle(`${caption} a:hover`, inScreens({ color: vars.color.text }))
