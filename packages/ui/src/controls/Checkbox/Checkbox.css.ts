import { style } from '@vanilla-extract/css'
import { canHover } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    rowGap: '6px',
  }),
)

export const box = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: '22px',
    height: '22px',
    marginTop: '1px',
    borderRadius: vars.radius.sm,
    border: `1px solid ${c.outline}`,
    backgroundColor: c.surface,
    color: c.onAccent,
    transition: `background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    selectors: {
      '&[data-state=checked]': { backgroundColor: c.accent, borderColor: c.accent },
      '&[aria-invalid=true]': { borderColor: c.criticalText },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      // The finger needs more room than the eye (44 px).
      '&::after': { content: '', position: 'absolute', inset: '-11px' },
    },
    '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { borderColor: c.text } } } },
  }),
)

export const label = style(
  inComponents({ fontSize: vars.text.small, lineHeight: '24px', color: c.text, cursor: 'pointer' }),
)

export const below = style(inComponents({ gridColumn: 2 }))
