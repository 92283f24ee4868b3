import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

/** Measured at the tile itself: a small one keeps its words and drops its drawings. */
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

/** The picture's place. Its proportions come from the style attribute and hold in every state: nothing moves. */
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

/** Nothing is coming here any more. */
export const idle = style(
  inPrimitives({ backgroundColor: 'transparent', borderStyle: 'dashed', borderColor: c.outline }),
)

export const picture = style(
  inPrimitives({
    ...face,
    padding: 0,
    backgroundColor: c.sunken,
    selectors: {
      // A line over the picture: pale pictures keep an edge on pale paper, and forced colours keep a frame.
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

/** Out of the flow: whatever the file's proportions, those of the place hold. */
export const image = style(
  inPrimitives({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
)

/** Out of sight until it has loaded. */
export const coming = style([image, inPrimitives({ visibility: 'hidden' })])

export const work = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    gap: vars.space.sm,
    '@container': { [small]: { gap: vars.space.xxs } },
  }),
)

/** What is over an unfinished picture can be read whatever the picture is. */
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

// Smaller than where there is nothing else to see.
globalStyle(`${plate} [role=progressbar]`, inPrimitives({ width: 'clamp(3rem, 24cqi, 5rem)' }))

/** Cut-outs are shown whole, on the ground that shows where they are transparent. */
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

/** A file that did not come: the place says so. */
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
    // Where the actions take a line of their own, those of one row stand level however long the captions are.
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
    // In a line of their own it is the drawing of the first, not its empty edge, that begins where the caption does.
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
