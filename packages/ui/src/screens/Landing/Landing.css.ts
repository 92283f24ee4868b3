import { style } from '@vanilla-extract/css'
import { from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space

export const promises = style(
  inScreens({
    display: 'grid',
    borderBottom: `1px solid ${vars.color.hairline}`,
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: s.lg } },
  }),
)

export const promise = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: s.md,
    alignItems: 'center',
    paddingBlock: s.lg,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
    '@media': {
      // Three wrap unevenly until each fits on one line.
      [from.md]: { alignItems: 'start', selectors: { '& + &': { borderTop: 0 } } },
      [from.xl]: { alignItems: 'center' },
    },
  }),
)

export const promiseTitle = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontWeight: 620,
    fontSize: vars.title.xs,
    lineHeight: 1.3,
    letterSpacing: '-0.008em',
  }),
)
export const promiseHint = style(
  inScreens({ fontSize: vars.text.small, color: vars.color.textMuted, lineHeight: 1.45 }),
)

export const why = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: s.xl,
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: s.xxxl } },
  }),
)
export const whyHead = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: s.md,
    alignContent: 'start',
    '@media': { [from.lg]: { position: 'sticky', top: '7rem', alignSelf: 'start' } },
  }),
)
export const whyLink = style(inScreens({ justifySelf: 'start', marginTop: s.xs }))

export const reasons = style(inScreens({ display: 'grid', borderTop: `1px solid ${vars.color.outline}` }))
export const reason = style(
  inScreens({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${s.xxs} ${s.xl}`,
    paddingBlock: s.lg,
    borderBottom: `1px solid ${vars.color.hairline}`,
    '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  }),
)
