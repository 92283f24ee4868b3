import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const newcomer = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    padding: vars.space.lg,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  }),
)

export const words = style(inScreens({ display: 'grid', gap: vars.space.xxs }))

export const title = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontFamily: vars.font.heading,
    fontSize: vars.title.xs,
    fontWeight: vars.weight.semibold,
  }),
)
