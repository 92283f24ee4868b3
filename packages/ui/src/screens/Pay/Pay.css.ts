import { globalStyle, style } from '@vanilla-extract/css'
import { keepLevel } from '../../controls/Field/level.ts'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

/** One column, the card first; from `lg` on, the order is next to it and Pay is in a laptop's first view. */
export const page = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.lg} clamp(3rem, 8vw, 7rem)`,
    gridTemplateColumns: 'minmax(0, 36rem)',
    justifyContent: 'center',
    alignItems: 'start',
    paddingBlock: `${vars.space.md} ${vars.space.section}`,
    '@media': {
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)',
        gridTemplateAreas: '"title ." "form order"',
      },
    },
  }),
)

export const title = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.xs,
    maxWidth: '36rem',
    '@media': { [from.lg]: { gridArea: 'title' } },
  }),
)

export const secure = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.text.small,
  }),
)

const formPlace = { '@media': { [from.lg]: { gridArea: 'form' } } } as const

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, maxWidth: '36rem', ...formPlace }))
export const empty = style(inScreens({ display: 'grid', gap: vars.space.lg, maxWidth: '36rem', ...formPlace }))

export const group = style(inScreens({ display: 'block' }))

/** The group name is for screen readers; the title and the fields are clear visually. */
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

/**
 * Next to the order, the refusal is under the CVV and next to the name, so that Pay remains in the first view of 1280 x
 * 720 under an alert.
 */
export const tall = style(inScreens({ '@media': { [from.lg]: { gridRow: 'span 4' } } }))

globalStyle(`${tall} > :last-child`, inScreens({ '@media': { [from.lg]: { gridRow: '2 / -1' } } }))

export const underExpiry = style(
  inScreens({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: '1', gridRow: 'span 2' } } }),
)

export const whole = style(inScreens({ gridColumn: '1 / -1' }))
/** Side by side where an address fits. */
export const roomy = style(inScreens({ gridColumn: '1 / -1', '@media': { [from.sm]: { gridColumn: 'auto' } } }))
export const finish = style(inScreens({ display: 'grid', gap: vars.space.md }))
