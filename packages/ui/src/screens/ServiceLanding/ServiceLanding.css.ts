import { globalStyle, style } from '@vanilla-extract/css'
import { canHover, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const s = vars.space
const c = vars.color

export const balls = style({})

// Keeps the balls away from the image and the words; a phone shows one.
globalStyle(
  `${balls} > :nth-child(1)`,
  inScreens({
    display: 'none',
    '@media': {
      [from.lg]: { display: 'block', width: 'clamp(14rem, 22vw, 21rem)', insetInline: '-5% auto', top: '-34%' },
    },
  }),
)
globalStyle(
  `${balls} > :nth-child(2)`,
  inScreens({
    width: '5rem',
    insetInline: 'auto -1.5rem',
    bottom: '46%',
    '@media': { [from.lg]: { width: 'clamp(6rem, 9vw, 8.5rem)', insetInline: '33% auto', bottom: '-14%' } },
  }),
)
globalStyle(
  `${balls} > :nth-child(3)`,
  inScreens({
    display: 'none',
    '@media': { [from.lg]: { display: 'block', width: '3rem', insetInline: '36% auto', top: '11%' } },
  }),
)

export const gallery = style(
  inScreens({
    display: 'grid',
    gap: `${s.xl} ${s.lg}`,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
)
export const figure = style(inScreens({ display: 'grid', gap: s.sm }))
export const galleryImage = style(
  inScreens({ width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover', borderRadius: vars.radius.lg }),
)
export const caption = style(inScreens({ display: 'grid', gap: '2px', fontSize: vars.text.small, lineHeight: 1.45 }))
export const prompt = style(inScreens({ textWrap: 'pretty' }))
export const styleName = style(inScreens({ color: c.textMuted, fontSize: vars.text.caption }))

export const compare = style(inScreens({ overflow: 'hidden', borderRadius: vars.radius.lg }))

export const cost = style(
  inScreens({
    display: 'grid',
    gap: s.xxl,
    '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: s.xxxl } },
  }),
)
export const price = style(inScreens({ display: 'flex', alignItems: 'center', gap: s.md }))
export const priceFigure = style(
  inScreens({
    fontFamily: vars.font.heading,
    fontSize: vars.title.xl,
    fontWeight: 680,
    letterSpacing: '-0.03em',
    lineHeight: 1.05,
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
)

export const limits = style(inScreens({ borderTop: `1px solid ${c.hairline}` }))
export const limit = style(
  inScreens({ paddingBlock: s.md, borderBottom: `1px solid ${c.hairline}`, lineHeight: 1.5, textWrap: 'pretty' }),
)

export const others = style(
  inScreens({
    display: 'grid',
    gap: s.xl,
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: s.xxxl } },
  }),
)
export const otherList = style(inScreens({ borderTop: `1px solid ${c.hairline}` }))
export const other = style(inScreens({ borderBottom: `1px solid ${c.hairline}` }))
export const otherLink = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: s.lg,
    paddingBlock: s.md,
    borderRadius: vars.radius.sm,
  }),
)
export const otherName = style(
  inScreens({
    display: 'block',
    fontFamily: vars.font.heading,
    fontWeight: 620,
    fontSize: vars.title.xs,
    lineHeight: 1.4,
  }),
)
export const otherText = style(inScreens({ display: 'block', color: c.textMuted, lineHeight: 1.5 }))
export const otherArrow = style(
  inScreens({
    color: c.accentText,
    transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { [`${otherLink}:hover &`]: { transform: 'translateX(4px)' } } } },
  }),
)

export const closing = style(
  inScreens({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: s.lg,
    marginTop: vars.space.section,
    paddingTop: s.xl,
    borderTop: `1px solid ${c.outline}`,
  }),
)
