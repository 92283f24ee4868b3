import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** A container query in rem: it shortens in a narrow column, and earlier with enlarged text. */
const narrow = '(max-width: 35.98rem)'

export const nav = style(inComponents({ containerType: 'inline-size' }))

export const row = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    '@container': { [narrow]: { justifyContent: 'space-between' } },
  }),
)

export const pages = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '@container': { [narrow]: { display: 'none' } },
  }),
)

/** Replaces the numbers in a narrow container. */
export const position = style(
  inComponents({
    display: 'none',
    color: c.textMuted,
    fontSize: vars.text.small,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'center',
    '@container': { [narrow]: { display: 'block' } },
  }),
)

const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  borderRadius: vars.radius.md,
} as const

export const step = style(
  inComponents({
    ...box,
    paddingInline: vars.space.xs,
    border: '1px solid transparent',
    color: c.text,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums lining-nums',
    touchAction: 'manipulation',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[aria-current=page]': { borderColor: c.text, fontWeight: vars.weight.bold },
      '&[aria-disabled=true]': { color: c.textMuted, opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not([aria-current], [aria-disabled=true])': { backgroundColor: c.neutralSoft } },
      },
      // In forced colours, a frame alone would also fit every neighbour.
      '(forced-colors: active)': {
        selectors: {
          '&[aria-current=page]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
          '&[aria-disabled=true]': { color: 'GrayText', opacity: 1 },
        },
      },
    },
  }),
)

export const side = style(inComponents({ gap: vars.space.xxs, paddingInline: vars.space.sm, minWidth: 0 }))
export const word = style(inComponents({ overflowWrap: 'anywhere' }))

export const gap = style(inComponents({ ...box, color: c.textMuted, userSelect: 'none' }))
