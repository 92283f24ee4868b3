import { style } from '@vanilla-extract/css'
import { canHover, coarsePointer, from } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color
const s = vars.space

export const pill = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: s.xs,
    minHeight: '40px',
    paddingInline: s.sm,
    borderRadius: vars.radius.round,
    backgroundColor: c.accentSoft,
    color: c.onAccentSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    lineHeight: 1,
    transition: `box-shadow ${vars.duration.quick}`,
    selectors: {
      '&[aria-expanded=true]': { boxShadow: `inset 0 0 0 1px ${c.accentGraphic}` },
      '&[data-pending]': { visibility: 'hidden' },
    },
    '@media': {
      [coarsePointer]: { minHeight: '44px' },
      [canHover]: { selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${c.accentGraphic}` } } },
      '(forced-colors: active)': { border: '1px solid ButtonText' },
    },
  }),
)

/** Visually hidden in a narrow header, but still read out. */
export const word = style(
  inComponents({
    '@media': {
      [`not ${from.sm}`]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

/** Hidden on a phone, where a large balance needs the room. */
export const chevron = style(
  inComponents({
    display: 'inline-flex',
    '@media': { [`not ${from.sm}`]: { display: 'none' } },
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
)

export const panel = style(
  inComponents({
    display: 'grid',
    gap: s.md,
    width: 'min(22rem, calc(100vw - 24px))',
    maxHeight: 'var(--radix-popover-content-available-height, 100vh)',
    overscrollBehavior: 'contain',
    outline: 'none',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Doubled specificity: overrides the list's styles in either order of the two files.
    selectors: { '&&': { overflowY: 'auto', padding: s.lg, borderRadius: vars.radius.lg } },
  }),
)

export const caption = style(
  inComponents({ fontSize: vars.text.caption, fontWeight: vars.weight.semibold, color: c.textMuted }),
)

export const spendable = style(inComponents({ display: 'grid', gap: s.xxs }))

export const amount = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: s.xs,
    fontFamily: vars.font.heading,
    fontSize: vars.title.md,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.1,
  }),
)

export const known = style(inComponents({ display: 'grid', gap: s.xs, minWidth: 0 }))

export const held = style(
  inComponents({
    display: 'flex',
    justifyContent: 'space-between',
    gap: s.md,
    marginBlockEnd: s.xs,
    padding: `${s.xs} ${s.sm}`,
    borderRadius: vars.radius.md,
    backgroundColor: c.sunken,
    fontSize: vars.text.small,
  }),
)

export const movement = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: s.md,
    paddingBlock: s.xs,
    borderBlockStart: `1px solid ${c.hairline}`,
    fontSize: vars.text.small,
  }),
)

/** Keeps the sign before its number in both writing directions. */
export const change = style(
  inComponents({ direction: 'ltr', unicodeBidi: 'isolate', fontWeight: vars.weight.semibold, whiteSpace: 'nowrap' }),
)
export const gain = style(inComponents({ color: c.accentText }))
export const quiet = style(inComponents({ color: c.textMuted, fontWeight: vars.weight.regular }))

export const about = style(
  inComponents({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '0.9em',
    fontSize: vars.text.caption,
    color: c.textMuted,
    overflowWrap: 'anywhere',
    // Clips the separator of an item at the start of a line.
    overflow: 'clip',
  }),
)

export const when = style(
  inComponents({
    position: 'relative',
    whiteSpace: 'nowrap',
    selectors: { '&::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.6em' } },
  }),
)

export const debt = style(
  inComponents({
    padding: `${s.xs} ${s.sm}`,
    borderRadius: vars.radius.md,
    backgroundColor: c.sunken,
    fontSize: vars.text.small,
  }),
)

export const none = style(inComponents({ fontSize: vars.text.small, color: c.textMuted }))

export const skeleton = style(inComponents({ display: 'grid', gap: s.sm, minHeight: '7rem', alignContent: 'start' }))

export const failed = style(
  inComponents({ display: 'grid', gap: s.sm, justifyItems: 'start', fontSize: vars.text.small, color: c.textMuted }),
)

export const ways = style(inComponents({ display: 'grid', gap: s.sm }))

export const histories = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${s.xs} ${s.md}`,
    fontSize: vars.text.small,
  }),
)
