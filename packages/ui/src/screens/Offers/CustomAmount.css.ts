import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const offer = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    '@media': {
      [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr)', gap: s.xxxl, alignItems: 'start' },
    },
  }),
)

export const words = style(inScreens({ display: 'grid', gap: s.sm, alignContent: 'start' }))
export const chooser = style(inScreens({ display: 'grid', gap: s.lg, minWidth: 0 }))

export const sums = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${s.md} ${s.xl}`,
    paddingTop: s.lg,
    borderTop: `1px solid ${vars.color.hairline}`,
  }),
)
export const sum = style(inScreens({ display: 'grid', gap: '2px' }))
export const sumName = style(inScreens({ fontSize: vars.text.caption, color: vars.color.textMuted }))

const figure = {
  fontSize: vars.title.md,
  fontFamily: vars.font.heading,
  fontWeight: 640,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums lining-nums',
}

/** Fits the largest price, so that the row does not jump while the slider moves. */
export const price = style(inScreens({ ...figure, minWidth: '4.1em' }))
export const perToken = style(inScreens({ ...figure, minWidth: '4.1em', color: vars.color.textMuted }))

export const action = style(
  inScreens({
    flex: '1 1 14rem',
    display: 'grid',
    '@media': { [from.md]: { justifyContent: 'end' } },
  }),
)
export const actionLabel = style(inScreens({ fontVariantNumeric: 'tabular-nums lining-nums' }))

/** Last in the card and of constant height, so that an offer does not move the slider. */
export const instead = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${s.sm} ${s.md}`,
    minHeight: '3.75rem',
    selectors: {
      '&[data-found]': {
        padding: `${s.sm} ${s.md}`,
        borderRadius: vars.radius.md,
        backgroundColor: vars.color.accentSoft,
      },
    },
  }),
)
export const insteadText = style(inScreens({ flex: '1 1 16rem', minWidth: 0 }))
