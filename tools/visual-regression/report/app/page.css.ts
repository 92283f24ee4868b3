import { from, vars } from '@mintage/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius } = vars

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
// What has the focus is never behind what sticks to the edges of the window.
globalStyle('html', { scrollPaddingBlock: '96px' })

export const content = style({ flex: 1, paddingBlock: `${space.xl} ${space.xxxl}` })

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockEnd: space.xl,
})
export const brandName = style({ display: 'flex', alignItems: 'center', gap: space.sm, color: color.textMuted })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${color.hairline}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space.xxs,
  paddingBlock: space.md,
  paddingInline: space.lg,
  selectors: {
    '&:nth-child(2n+1)': { paddingInlineStart: 0 },
    '&:nth-child(2n)': { borderInlineStart: `1px solid ${color.hairline}` },
    '&:nth-child(n+3)': { borderBlockStart: `1px solid ${color.hairline}` },
  },
  '@media': {
    [from.sm]: {
      selectors: {
        '&:nth-child(n)': { borderBlockStart: 'none', paddingInline: space.lg },
        '&:first-child': { paddingInlineStart: 0 },
        '&:nth-child(n+2)': { borderInlineStart: `1px solid ${color.hairline}` },
      },
    },
  },
})
export const number = style({
  fontFamily: vars.font.heading,
  fontSize: vars.title.lg,
  fontWeight: 640,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-none=true]': { color: color.textMuted } },
})
export const name = style({ fontSize: vars.text.small, color: color.textMuted })

export const filters = style({
  marginInline: `calc(-1 * ${space.sm})`,
  paddingInline: space.sm,
  paddingBlock: space.sm,
  backgroundColor: color.page,
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [from.md]: { position: 'sticky', top: 0, zIndex: 3, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.xl]: { gridTemplateColumns: 'minmax(12rem, 1fr) auto auto auto' },
  },
})

// Every choice on one line: a word that breaks in the middle is no choice.
globalStyle(`${filters} [role=radio]`, { flex: 'auto', whiteSpace: 'nowrap' })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
})

export const summary = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  paddingBlock: space.md,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      alignSelf: 'center',
      width: '7px',
      height: '7px',
      borderInlineEnd: '1.75px solid currentColor',
      borderBlockEnd: '1.75px solid currentColor',
      transform: 'rotate(-45deg)',
      transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    },
    '[open] > &::before': { transform: 'rotate(45deg)' },
  },
})
export const rows = style({ display: 'grid', paddingBlockEnd: space.lg, fontSize: vars.text.small })
/** Files and ids: may break anywhere, as they have no spaces. */
export const code = style({
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.925em',
  overflowWrap: 'anywhere',
})

export const arrival = style({ outline: 'none' })

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.sm} ${space.lg}`,
  alignItems: 'baseline',
})
export const key = style({
  display: 'inline-block',
  minWidth: '2em',
  paddingInline: space.xs,
  paddingBlock: '1px',
  marginInlineEnd: space.xxs,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: vars.text.caption,
  fontWeight: vars.weight.semibold,
  border: `1px solid ${color.outline}`,
  borderBlockEndWidth: '2px',
  borderRadius: radius.sm,
  backgroundColor: color.surface,
})

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  backgroundColor: color.raised,
  borderBlockStart: `1px solid ${color.hairline}`,
  boxShadow: vars.shadow.middle,
})
export const barContent = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'center',
  paddingBlock: space.sm,
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space.lg } },
})
export const barLine = style({
  display: 'flex',
  gap: space.lg,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space.sm,
})
export const barWords = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg })
export const command = style([
  code,
  {
    width: '100%',
    textOverflow: 'ellipsis',
    paddingInline: space.md,
    paddingBlock: space.sm,
    fontSize: '0.875rem',
    borderRadius: radius.md,
    backgroundColor: color.sunken,
    border: `1px solid ${color.hairline}`,
  },
])
export const barActions = style({ display: 'flex', gap: space.xs, justifyContent: 'end' })
export const barNotice = style({ paddingBlock: space.sm })
export const keyRow = style({ display: 'contents' })

/** A quiet button begins where the text begins, not its padding. */
export const outdent = style({ marginInlineStart: '-13px' })
