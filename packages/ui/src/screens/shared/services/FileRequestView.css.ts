import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

/** File names have no spaces to break at, so a column must not grow with its name. */
const withinReach = 'minmax(0, 1fr)'

export const stage = style(inScreens({ alignContent: 'start', gridTemplateColumns: withinReach }))

export const head = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
  }),
)

export const words = style(
  inScreens({ display: 'grid', gridTemplateColumns: withinReach, minWidth: 0, flex: '1 1 12rem' }),
)
export const actions = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, alignItems: 'center' }))

/** Keeps the image's proportions, and never exceeds the window's height. */
export const frame = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    width: '100%',
    borderRadius: vars.radius.lg,
    overflow: 'hidden',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.hairline}`,
  }),
)

export const waiting = style(
  inScreens({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0.28 }),
)

export const over = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    padding: vars.space.lg,
    fontWeight: vars.weight.medium,
    fontSize: vars.text.small,
  }),
)

export const face = style(
  inScreens({
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.surface,
  }),
)
