import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

/** A container query: a small tile keeps its words and hides its drawings. */
const small = '(max-width: 9.5rem)'

export const tile = style(
  inPrimitives({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space.xs,
    minWidth: 0,
    containerType: 'inline-size',
  }),
)

export const noted = style(inPrimitives({ gridTemplateRows: 'auto auto 1fr' }))

/** The image's place. The style attribute sets its proportions, which are constant in every state. */
const face = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  alignContent: 'center',
  width: '100%',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
} as const

export const placeholder = style(
  inPrimitives({
    ...face,
    gap: vars.space.sm,
    padding: vars.space.md,
    textAlign: 'center',
    backgroundColor: c.surface,
    border: `1px solid ${c.hairline}`,
    color: c.textMuted,
    fontSize: vars.text.small,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '@container': { [small]: { gap: vars.space.xxs, padding: vars.space.xs, fontSize: vars.text.caption } },
  }),
)

/** The final state of a missing image. */
export const idle = style(
  inPrimitives({ backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: c.outline }),
)

export const content = style(
  inPrimitives({
    ...face,
    padding: 0,
    backgroundColor: c.sunken,
    selectors: {
      // A line over the image: a pale image needs an edge on paper, and forced colours need a frame.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        border: `1px solid color-mix(in oklab, ${c.text} 14%, transparent)`,
        pointerEvents: 'none',
      },
      '[data-marked] > &::after': { border: `3px solid ${c.accentGraphic}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '[data-marked] > &::after': { borderColor: 'Highlight' } } },
    },
  }),
)

export const pressable = style(
  inPrimitives({
    cursor: 'zoom-in',
    transition: `box-shadow ${vars.duration.base} ${vars.easing.out}`,
    '@media': { [canHover]: { selectors: { '&:hover': { boxShadow: vars.shadow.middle } } } },
  }),
)

export const choosable = style(
  inPrimitives({
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]::after': { border: `3px solid ${c.accentGraphic}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-pressed=true]::after': { borderColor: 'Highlight' } } },
    },
  }),
)

/** Absolutely positioned, so that the place keeps its proportions for any file. */
export const image = style(
  inPrimitives({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
)

/** Hidden until loaded. */
export const coming = style([image, inPrimitives({ visibility: 'hidden' })])

export const work = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    gap: vars.space.sm,
    '@container': { [small]: { gap: vars.space.xxs } },
  }),
)

/** The text over an unfinished image is readable on any colour. */
export const plate = style(
  inPrimitives({
    position: 'relative',
    padding: vars.space.sm,
    borderRadius: vars.radius.lg,
    backgroundColor: `color-mix(in oklab, ${c.surface} 88%, transparent)`,
    color: c.text,
    '@container': { [small]: { padding: vars.space.xs } },
  }),
)

// Smaller than without a preview.
globalStyle(`${plate} [role=progressbar]`, inPrimitives({ width: 'clamp(3rem, 24cqi, 5rem)' }))

/** A cut-out is shown whole, on a checkerboard. */
export const whole = style(inPrimitives({ objectFit: 'contain', padding: vars.space.xs }))

export const tick = style(
  inPrimitives({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    border: `2px solid ${c.surface}`,
    backgroundColor: c.accent,
    color: c.onAccent,
  }),
)

export const strong = style(inPrimitives({ color: c.text, fontWeight: vars.weight.semibold }))

/** A file that failed to load. */
export const lost = style(
  inPrimitives({ padding: vars.space.md, color: c.textMuted, fontSize: vars.text.small, textAlign: 'center' }),
)

export const sign = style(inPrimitives({ '@container': { [small]: { display: 'none' } } }))

export const under = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    // In a line of their own, the actions of one row align at any length of the captions.
    alignContent: 'space-between',
    columnGap: vars.space.xs,
    minHeight: '36px',
  }),
)

export const caption = style(
  inPrimitives({ flex: '1 1 7rem', minWidth: 0, paddingTop: '6px', overflowWrap: 'anywhere', lineHeight: 1.35 }),
)
export const actions = style(
  inPrimitives({
    display: 'flex',
    flex: 'none',
    marginInlineEnd: '-6px',
    // Aligns the first icon, and not its button's empty edge, with the caption.
    '@container': { '(max-width: 11.5rem)': { marginInlineStart: '-8px' } },
  }),
)

export const note = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    overflowWrap: 'anywhere',
    lineHeight: 1.35,
  }),
)
