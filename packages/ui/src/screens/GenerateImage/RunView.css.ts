import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const run = style(inScreens({ alignContent: 'start', '@media': { [from.lg]: { minHeight: '0' } } }))

export const head = style(
  inScreens({
    display: 'grid',
    gap: vars.space.sm,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

export const words = style(inScreens({ display: 'grid', gap: vars.space.xxs, minWidth: 0 }))

/** The prompt as it was written: three lines of it, the rest is in the form when it is used again. */
export const prompt = style(
  inScreens({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }),
)

export const meta = style(
  inScreens({
    fontSize: vars.text.small,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
)

/** Stays on one line where it fits on one. */
export const fact = style(inScreens({ display: 'inline-block', maxWidth: '100%' }))

export const actions = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'start', alignContent: 'start' }),
)

export const tiles = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    selectors: { '&[data-count="1"]': { gridTemplateColumns: 'minmax(0, 34rem)', justifyContent: 'center' } },
    '@media': {
      '(max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      // Nothing came of it: no reason to take the room of pictures.
      [from.md]: {
        selectors: { '&[data-nothing=true]': { gridTemplateColumns: 'repeat(4, minmax(0, 11rem))' } },
      },
    },
  }),
)

export const foot = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    paddingTop: vars.space.md,
    borderTop: `1px solid ${vars.color.hairline}`,
    fontSize: vars.text.small,
  }),
)
