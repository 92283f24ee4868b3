import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minWidth: 0 } as const

/** Two rows, label and rest, shared with a field in the same line (`level.ts`). */
export const field = style(inComponents({ ...parts, alignContent: 'start', scrollMarginBlock: vars.space.sm }))

/** Never stretched to the height of the next field. */
export const body = style(inComponents({ ...parts, alignContent: 'start' }))

export const labelRow = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignSelf: 'end',
    justifyContent: 'space-between',
    columnGap: vars.space.sm,
  }),
)

export const label = style(
  inComponents({
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.4,
    color: c.text,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)

export const aside = style(inComponents({ fontSize: vars.text.caption, color: c.textMuted, lineHeight: 1.4 }))

export const hint = style(
  inComponents({ fontSize: vars.text.caption, lineHeight: 1.45, color: c.textMuted, overflowWrap: 'anywhere' }),
)

export const error = style(
  inComponents({
    display: 'flex',
    gap: '6px',
    fontSize: vars.text.caption,
    lineHeight: 1.45,
    fontWeight: vars.weight.medium,
    color: c.criticalText,
  }),
)

/** The text after the icon: a long word breaks instead of widening the page. */
export const errorText = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

export const errorIcon = style(inComponents({ flex: 'none', height: '1.45em', display: 'grid', alignItems: 'center' }))

/** The box of every control that is typed into or opened. */
export const box = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    width: '100%',
    borderRadius: vars.radius.md,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    color: c.text,
    transition: `border-color ${vars.duration.quick}, background-color ${vars.duration.quick}`,
    selectors: {
      '&:has(> :is(input, textarea):focus-visible), &:is(button):focus-visible': {
        borderColor: c.focus,
        outline: `2px solid ${c.focus}`,
        outlineOffset: '0px',
      },
      '&:has(> [aria-invalid=true]), &[aria-invalid=true]': { borderColor: c.criticalText },
      '&:has(> :disabled), &:is(button):disabled': {
        backgroundColor: c.sunken,
        borderColor: c.hairline,
        color: c.textMuted,
        cursor: 'not-allowed',
      },
      '&:has(> [readonly])': { backgroundColor: c.sunken, borderColor: c.hairline },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:has(> :disabled), :has(> [readonly]), :disabled)': { borderColor: c.text } },
      },
      // All borders have the system's colour, so width marks an error and grey a disabled field.
      '(forced-colors: active)': {
        selectors: {
          '&:has(> [aria-invalid=true]), &[aria-invalid=true]': { borderWidth: '3px' },
          '&:has(> :disabled), &:is(button):disabled': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  }),
)

/** The native input inside the box: at least 16 px, because phones zoom into smaller text. */
export const input = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    paddingInline: '14px',
    border: 0,
    background: 'none',
    outline: 'none',
    fontSize: '1rem',
    lineHeight: 1.4,
    borderRadius: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: c.textMuted, opacity: 1 },
      '&:autofill': { boxShadow: `inset 0 0 0 100px ${c.accentSoft}`, WebkitTextFillColor: c.text },
    },
  }),
)

/** A person's text uses the direction of its first letter, and an empty field that of the page. */
export const ownDirection = style(inComponents({ unicodeBidi: 'plaintext' }))

export const numeric = style(inComponents({ fontVariantNumeric: 'tabular-nums lining-nums' }))

export const slotStart = style(
  inComponents({ display: 'flex', alignItems: 'center', paddingInlineStart: '14px', color: c.textMuted, flex: 'none' }),
)
export const slotEnd = style(
  inComponents({ display: 'flex', alignItems: 'center', paddingInlineEnd: '4px', color: c.textMuted, flex: 'none' }),
)
