import { style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** One column in the middle, the order first; the form at the left and the order beside it from `lg` on. */
export const page = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.xl} clamp(3rem, 8vw, 7rem)`,
    gridTemplateColumns: 'minmax(0, 36rem)',
    justifyContent: 'center',
    alignItems: 'start',
    paddingBlock: `clamp(2rem, 5vw, 4rem) ${vars.space.section}`,
    '@media': {
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
        gridTemplateAreas: '"title ." "form order"',
      },
    },
  }),
)

export const title = style(inScreens({ '@media': { [from.lg]: { gridArea: 'title' } } }))

const formPlace = { '@media': { [from.lg]: { gridArea: 'form' } } } as const

export const form = style(inScreens({ display: 'grid', gap: vars.space.xl, maxWidth: '36rem', ...formPlace }))
export const empty = style(inScreens({ display: 'grid', gap: vars.space.lg, maxWidth: '36rem', ...formPlace }))

export const group = style(inScreens({ display: 'block' }))

export const legend = style(
  inScreens({
    width: '100%',
    marginBottom: vars.space.lg,
    paddingBottom: vars.space.sm,
    borderBottom: `1px solid ${vars.color.hairline}`,
    fontFamily: vars.font.heading,
    fontSize: vars.title.xs,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.008em',
  }),
)

export const fields = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space.lg} ${vars.space.md}`,
  }),
)

keepLevel(fields)

export const whole = style(inScreens({ gridColumn: '1 / -1' }))
export const finish = style(inScreens({ display: 'grid', gap: vars.space.md }))
