import { style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color
const hairline = `1px solid ${c.hairline}`

export const loading = style(inScreens({ display: 'grid', gap: vars.space.xl }))

export const top = style(
  inScreens({
    display: 'grid',
    gap: vars.space.xl,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(22rem, 1fr) auto', alignItems: 'center' } },
  }),
)

export const identity = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(1rem, 3vw, 1.75rem)',
    alignItems: 'center',
  }),
)

export const who = style(inScreens({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start', minWidth: 0 }))

/** Breaks a long word as well. */
export const name = style(inScreens({ overflowWrap: 'anywhere' }))

export const image = style(
  inScreens({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start', marginTop: vars.space.xxs }),
)

export const purse = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.lg,
    paddingTop: vars.space.md,
    borderTop: hairline,
    '@media': {
      [from.md]: {
        paddingBottom: vars.space.md,
        borderTop: 0,
        borderInlineStart: hairline,
        paddingInlineStart: vars.space.xl,
      },
    },
  }),
)

export const balance = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.lg,
    fontWeight: 660,
    letterSpacing: '-0.024em',
    lineHeight: 1.15,
  }),
)

export const form = style(inScreens({ display: 'grid' }))

export const group = style(
  inScreens({
    display: 'grid',
    gap: vars.space.lg,
    paddingBlock: vars.space.xl,
    borderTop: hairline,
    '@media': { [from.lg]: { gridTemplateColumns: '15rem minmax(0, 40rem)', gap: vars.space.xxl } },
  }),
)

export const groupHead = style(inScreens({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' }))

export const fields = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.lg} ${vars.space.md}`,
    '@media': { [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

keepLevel(fields)

export const whole = style(inScreens({ gridColumn: '1 / -1' }))

export const finish = style(
  inScreens({
    display: 'grid',
    gap: vars.space.md,
    paddingBottom: vars.space.xl,
    '@media': { [from.lg]: { paddingInlineStart: `calc(15rem + ${vars.space.xxl})`, maxWidth: '58rem' } },
  }),
)

export const save = style(inScreens({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md }))
