import { style, styleVariants } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const group = styleVariants({
  segmented: inComponents({
    display: 'flex',
    padding: '3px',
    gap: '3px',
    borderRadius: vars.radius.md,
    backgroundColor: c.neutralSoft,
    boxShadow: `inset 0 0 0 1px ${c.hairline}`,
  }),
  chips: inComponents({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }),
  cards: inComponents({
    display: 'grid',
    gap: vars.space.xs,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  }),
})

const item = inComponents({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: '42px',
  paddingInline: vars.space.md,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  color: c.text,
  border: '1px solid transparent',
  transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}, color ${vars.duration.quick}`,
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
})

export const option = styleVariants({
  segmented: [
    style(item),
    style(
      inComponents({
        flex: 1,
        minHeight: '40px',
        borderRadius: '8px',
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
  ],
  chips: [
    style(item),
    style(
      inComponents({
        borderRadius: vars.radius.round,
        borderColor: c.outline,
        backgroundColor: c.surface,
        selectors: {
          '&[data-state=checked]': { backgroundColor: c.neutral, borderColor: c.neutral, color: c.onNeutral },
        },
        '@media': {
          [canHover]: {
            selectors: { '&:hover:not(:disabled, [data-state=checked])': { backgroundColor: c.neutralSoft } },
          },
        },
      }),
    ),
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
        borderColor: c.hairline,
        backgroundColor: c.surface,
        selectors: {
          '&[data-state=checked]': { borderColor: c.accent, boxShadow: `inset 0 0 0 1px ${c.accent}` },
        },
        '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: c.accent } } } },
      }),
    ),
  ],
})

export const detail = style(
  inComponents({ fontSize: vars.text.caption, fontWeight: vars.weight.regular, color: c.textMuted }),
)
