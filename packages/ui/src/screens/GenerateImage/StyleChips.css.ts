import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const c = vars.color

export const chips = style(inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }))

export const chip = style(
  inScreens({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '40px',
    paddingInline: '14px',
    borderRadius: vars.radius.round,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.25,
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}`,
    selectors: {
      '&:has(:checked)': { backgroundColor: c.neutral, borderColor: c.neutral, color: c.onNeutral },
      '&:has(:focus-visible)': { outline: `2px solid ${c.focus}`, outlineOffset: '2px' },
      '&:has([aria-disabled=true])': { cursor: 'not-allowed', borderColor: c.hairline, color: c.textMuted },
    },
    '@media': {
      [canHover]: {
        selectors: { '&:hover:not(:has(:checked), :has([aria-disabled=true]))': { backgroundColor: c.neutralSoft } },
      },
    },
  }),
)

/** Covers the chip, so that touch exploration finds it where it is visible. */
export const box = style(
  inScreens({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', margin: 0, outline: 'none' }),
)

export const count = style(inScreens({ fontSize: vars.text.caption, fontVariantNumeric: 'tabular-nums', opacity: 0.8 }))
