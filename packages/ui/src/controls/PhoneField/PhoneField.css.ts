import { style } from '@vanilla-extract/css'
import { canHover, withoutScripts } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'
import * as select from '../Select/Select.css.ts'

const c = vars.color

export const country = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    alignSelf: 'stretch',
    paddingInline: '14px 10px',
    borderInlineEnd: `1px solid ${c.hairline}`,
    borderStartStartRadius: vars.radius.md,
    borderEndStartRadius: vars.radius.md,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    flex: 'none',
    // Wide enough for three digits, so that another country does not shift the layout.
    minWidth: '6.875rem',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' }, '&:disabled': { cursor: 'not-allowed' } },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: c.neutralSoft } } },
      [withoutScripts]: { display: 'none' },
    },
  }),
)

export const code = style(
  inComponents({
    fontSize: vars.text.caption,
    fontWeight: vars.weight.semibold,
    color: c.textMuted,
    minWidth: '2em',
    '@media': { '(forced-colors: active)': { selectors: { '[data-highlighted] &': { color: 'inherit' } } } },
  }),
)

export const dial = style(inComponents({ flex: 1 }))

/** After the style that it overrides, because the order of style sheets is not that of classes. */
export const panel = style([select.panel, inComponents({ width: 'min(20rem, calc(100vw - 2rem))', padding: 0 })])

export const search = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInline: '14px',
    minHeight: '46px',
    borderBottom: `1px solid ${c.hairline}`,
    color: c.textMuted,
  }),
)

export const searchInput = style(
  inComponents({
    flex: 1,
    minWidth: 0,
    // As high as the row, so that all of it is a touch target.
    alignSelf: 'stretch',
    border: 0,
    background: 'none',
    outline: 'none',
    fontSize: '1rem',
    color: c.text,
    selectors: { '&::placeholder': { color: c.textMuted } },
  }),
)

export const list = style([select.list, inComponents({ padding: vars.space.xxs })])

export const optionDial = style(
  inComponents({
    color: c.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-highlighted] &': { color: 'inherit' } },
  }),
)

export const empty = style(inComponents({ padding: vars.space.md, fontSize: vars.text.small, color: c.textMuted }))
