import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const tile = style(inScreens({ display: 'grid', gap: vars.space.xs, minWidth: 0, alignContent: 'start' }))

const plateBase = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  width: '100%',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
} as const

/** The place of a picture that is not there: keeps the proportions, so that nothing moves when it arrives. */
export const plate = style(
  inScreens({
    ...plateBase,
    gap: vars.space.sm,
    padding: vars.space.md,
    textAlign: 'center',
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.hairline}`,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
  }),
)

export const idle = style(
  inScreens({ backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: vars.color.outline }),
)

export const open = style(
  inScreens({
    ...plateBase,
    padding: 0,
    cursor: 'zoom-in',
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.low,
    transition: `box-shadow ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { '&:hover': { boxShadow: vars.shadow.middle } } } },
  }),
)

export const image = style(inScreens({ width: '100%', height: '100%', objectFit: 'cover' }))

export const under = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.xs,
    minHeight: '36px',
  }),
)

export const quiet = style(inScreens({ fontSize: vars.text.caption, color: vars.color.textMuted }))
export const strong = style(inScreens({ color: vars.color.text, fontWeight: vars.weight.semibold }))
