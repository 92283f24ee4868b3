import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const root = style(inComponents({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' }))

export const zone = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space.xs,
    minHeight: '14rem',
    minWidth: 0,
    padding: vars.space.lg,
    textAlign: 'center',
    textWrap: 'balance',
    borderRadius: vars.radius.lg,
    border: `1.5px dashed ${c.outline}`,
    backgroundColor: c.surface,
    transition: `background-color ${vars.duration.base}, border-color ${vars.duration.base}`,
    selectors: {
      '&[data-invalid=true]': { borderColor: c.criticalText },
      '&[data-over=files]': { borderColor: c.accent, borderStyle: 'solid', backgroundColor: c.accentSoft },
      '&[data-over=wrong]': { borderColor: c.criticalText, borderStyle: 'solid' },
      '&:has(input:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: '2px' },
      '&:has(input:disabled)': { backgroundColor: c.sunken, borderColor: c.hairline },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not(:has(input:disabled))': { borderColor: c.accent } } } },
  }),
)

/** Covers the whole zone: a click anywhere opens the picker, and the native input keeps its keys. */
export const input = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    fontSize: 0,
  }),
)

export const image = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    marginBottom: vars.space.xxs,
    borderRadius: '50%',
    backgroundColor: c.accentSoft,
    color: c.accentText,
  }),
)

/** Narrower than the words in any font, so that lines break the same before the web font loads. */
export const invitation = style(inComponents({ maxWidth: '17rem' }))

export const action = style(inComponents({ fontWeight: vars.weight.semibold, color: c.accentText }))

/** Set here as well, because paragraphs have their own value and do not inherit it. */
export const limits = style(inComponents({ textWrapStyle: 'balance' }))

export const problems = style(inComponents({ display: 'grid', gap: vars.space.xxs }))
