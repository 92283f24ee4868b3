import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const outcome = style(inScreens({ display: 'grid', gap: vars.space.lg, width: '100%' }))

export const ledger = style(
  inScreens({
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.xs,
    justifyItems: 'center',
    // Fits both lines, so that the buttons below do not move when they load.
    minHeight: `calc(2 * (${vars.space.lg} + 1px) + ${vars.space.xs} + 1.55 * (${vars.title.md} + ${vars.text.body}))`,
    paddingBlock: vars.space.lg,
    borderBlock: `1px solid ${vars.color.hairline}`,
    color: vars.color.text,
  }),
)

export const added = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.md,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.018em',
    color: vars.color.accentText,
  }),
)

export const balance = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '0.4em',
    fontSize: vars.text.body,
  }),
)
