import { style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** One column in the middle, the card first; the order beside it from `lg` on, and Pay above the fold of a laptop. */
export const page = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.lg} clamp(3rem, 8vw, 7rem)`,
    gridTemplateColumns: 'minmax(0, 36rem)',
    justifyContent: 'center',
    alignItems: 'start',
    paddingBlock: `clamp(1.25rem, 2.5vw, 2rem) ${vars.space.section}`,
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

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, maxWidth: '36rem', ...formPlace }))
export const empty = style(inScreens({ display: 'grid', gap: vars.space.lg, maxWidth: '36rem', ...formPlace }))

export const group = style(inScreens({ display: 'block' }))

export const legend = style(
  inScreens({
    width: '100%',
    marginBottom: vars.space.md,
    paddingBottom: vars.space.xs,
    borderBottom: `1px solid ${vars.color.hairline}`,
    fontFamily: vars.font.heading,
    fontSize: vars.title.xs,
    fontWeight: vars.weight.semibold,
    letterSpacing: '-0.008em',
  }),
)

/** Named for who listens; the fields under it speak for themselves. */
export const quiet = style(
  inScreens({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
)

export const fields = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.md,
  }),
)

keepLevel(fields)

export const whole = style(inScreens({ gridColumn: '1 / -1' }))
/** Side by side where there is room for an address. */
export const roomy = style(inScreens({ gridColumn: '1 / -1', '@media': { [from.sm]: { gridColumn: 'auto' } } }))
export const finish = style(inScreens({ display: 'grid', gap: vars.space.md }))
