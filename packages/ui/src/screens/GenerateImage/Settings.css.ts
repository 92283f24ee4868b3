import { globalStyle, style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

export const form = style(inScreens({ display: 'grid', gap: vars.space.lg, minWidth: 0 }))

// Keeps a focused field above the bar with the button.
globalStyle(`${form} :is(input, textarea, button, summary)`, inScreens({ scrollMarginBottom: '9rem' }))

/** Three proportions side by side where there is room, so that they are easy to compare. */
export const sizes = style(inScreens({}))
globalStyle(
  `${sizes} [role=radiogroup]`,
  inScreens({ '@media': { '(min-width: 360px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }),
)

export const glyph = style(
  inScreens({ fill: vars.color.neutralSoft, stroke: 'currentColor', strokeWidth: 1.5, flex: 'none' }),
)

export const more = style(
  inScreens({
    borderBlock: `1px solid ${vars.color.hairline}`,
  }),
)

export const summary = style(
  inScreens({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    fontSize: vars.text.small,
    fontWeight: vars.weight.semibold,
    listStyle: 'none',
    borderRadius: vars.radius.sm,
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [canHover]: { selectors: { '&:hover': { color: vars.color.accentText } } } },
  }),
)

export const chevron = style(
  inScreens({
    display: 'grid',
    color: vars.color.textMuted,
    transition: `transform ${vars.duration.base} ${vars.easing.out}`,
    selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
)

export const moreBody = style(inScreens({ display: 'grid', gap: vars.space.lg, paddingBlock: '8px 20px' }))
