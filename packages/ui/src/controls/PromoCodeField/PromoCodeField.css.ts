import { style } from '@vanilla-extract/css'
import { coarsePointer } from '../../tokens/breakpoints.ts'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const row = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: vars.space.xs,
    alignItems: 'start',
  }),
)

export const code = style(
  inComponents({ textTransform: 'uppercase', selectors: { '&::placeholder': { textTransform: 'none' } } }),
)

export const button = style(inComponents({ minHeight: '3rem' }))

export const remove = style(inComponents({ flex: 'none', '@media': { [coarsePointer]: { minHeight: '44px' } } }))

export const applied = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    // The padding gives the field's height, because a fieldset does not stretch its children. Wide enough for the focus
    // ring of the button inside.
    paddingBlock: '5px',
    paddingInline: '14px 6px',
    borderRadius: vars.radius.md,
    border: `1px dashed ${vars.color.accentGraphic}`,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  }),
)

export const appliedCode = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.weight.semibold,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
)
