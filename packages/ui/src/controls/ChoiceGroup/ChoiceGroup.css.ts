import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { canHover, coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import { hiddenInputPosition } from '../hiddenInputPosition.ts'

const c = vars.color

export const group = styleVariants({
  segmented: inComponents({
    position: 'relative',
    display: 'flex',
    padding: '3px',
    gap: '3px',
    borderRadius: vars.radius.md,
    // Darker than the chosen option in both schemes, because a lighter ground would look pressed.
    backgroundColor: c.sunken,
    boxShadow: `inset 0 0 0 1px ${c.hairline}`,
  }),
  chips: inComponents({ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }),
  cards: inComponents({
    position: 'relative',
    display: 'grid',
    gap: vars.space.xs,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  }),
})

// Radix moves the form's hidden radio to the left, which can be outside the page at the start of a line.
for (const looks of Object.values(group)) globalStyle(`${looks} > input`, inComponents(hiddenInputPosition))

// An error is visible on the options as well.
globalStyle(`${group.segmented}[aria-invalid=true]`, inComponents({ boxShadow: `inset 0 0 0 1px ${c.criticalText}` }))

const item = inComponents({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: '2.625rem',
  overflowWrap: 'anywhere',
  paddingInline: vars.space.md,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  color: c.text,
  border: '1px solid transparent',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': {
    [coarsePointer]: { minHeight: '44px' },
  },
})

/** The last style of each option. Forced colours remove the background and shadow that mark the chosen one. */
const inForcedColors = inComponents({
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: {
        '&[data-state=checked]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          boxShadow: 'none',
        },
        '&:disabled': { opacity: 1, color: 'GrayText' },
        '&[data-state=checked]:disabled': { backgroundColor: 'GrayText', borderColor: 'GrayText', color: 'Canvas' },
      },
    },
  },
})

export const option = styleVariants({
  segmented: [
    style(item),
    style(
      inComponents({
        flex: 1,
        minHeight: '2.5rem',
        minWidth: 0,
        paddingInline: vars.space.sm,
        borderRadius: `calc(${vars.radius.md} - 2px)`,
        color: c.textMuted,
        selectors: {
          '&[data-state=checked]': {
            backgroundColor: c.raised,
            borderColor: c.hairline,
            color: c.text,
            fontWeight: vars.weight.semibold,
            boxShadow: vars.shadow.low,
          },
        },
        '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: c.text } } } },
      }),
    ),
    style(inForcedColors),
  ],
  chips: [
    style(item),
    style(
      inComponents({
        borderRadius: vars.radius.round,
        borderColor: c.outline,
        backgroundColor: c.surface,
        selectors: {
          '[aria-invalid=true] > &': { borderColor: c.criticalText },
          '&[data-state=checked]': { backgroundColor: c.neutral, borderColor: c.neutral, color: c.onNeutral },
        },
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:disabled, [data-state=checked])': { backgroundColor: c.neutralSoft } },
          },
        },
      }),
    ),
    style(inForcedColors),
  ],
  cards: [
    style(item),
    style(
      inComponents({
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        paddingInline: vars.space.xs,
        paddingBlock: vars.space.xs,
        gap: '6px',
        textAlign: 'start',
        borderRadius: vars.radius.md,
        borderColor: c.outline,
        backgroundColor: c.surface,
        selectors: {
          '[aria-invalid=true] > &': { borderColor: c.criticalText },
          '&[data-state=checked]': { borderColor: c.accent, boxShadow: `inset 0 0 0 1px ${c.accent}` },
        },
        '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: c.accent } } } },
      }),
    ),
    style(inForcedColors),
  ],
})

export const detail = style(
  inComponents({
    fontSize: vars.text.caption,
    fontWeight: vars.weight.regular,
    color: c.textMuted,
    '@media': { '(forced-colors: active)': { color: 'inherit' } },
  }),
)
