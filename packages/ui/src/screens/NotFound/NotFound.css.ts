import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const page = style(
  inScreens({ flex: 1, display: 'grid', alignContent: 'center', paddingBlock: vars.space.section }),
)

export const layout = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xl,
    alignItems: 'center',
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 20rem)', gap: vars.space.xxxl } },
  }),
)

export const coin = style(
  inScreens({
    width: 'min(100%, 20rem)',
    color: vars.color.copper,
    fill: 'none',
    stroke: 'currentColor',
    justifySelf: 'center',
    '@media': { [`not ${from.md}`]: { width: '9rem', order: -1, justifySelf: 'start' } },
  }),
)

export const elsewhere = style(
  inScreens({ paddingTop: vars.space.lg, borderTop: `1px solid ${vars.color.hairline}`, width: '100%' }),
)
