import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** A dialog disables pointer events elsewhere; toasts above it can still be dismissed. */
export const list = style(inComponents({ pointerEvents: 'auto' }))

export const toast = style(
  inComponents({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: vars.space.sm,
    alignItems: 'start',
    width: 'min(22.25rem, calc(100vw - 2rem))',
    // A very long message from the server leaves room for the page.
    maxHeight: '40dvh',
    overflowY: 'auto',
    padding: '14px 16px',
    borderRadius: vars.radius.md,
    border: `1px solid ${c.hairline}`,
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.high,
    fontSize: vars.text.small,
    fontFamily: vars.font.body,
    lineHeight: 1.45,
  }),
)

export const text = style(inComponents({ overflowWrap: 'anywhere' }))

export const icon = styleVariants({ info: c.infoText, positive: c.positiveText, critical: c.criticalText }, (color) =>
  inComponents({ color, display: 'grid', alignItems: 'center', height: '1.45em' }),
)

/** A 44 px touch target that does not make a toast of one line higher. */
export const dismiss = style(inComponents({ marginBlock: '-7px', marginInlineEnd: '-8px' }))

export const action = style(
  inComponents({ gridColumn: '2 / -1', justifySelf: 'start', marginBlockStart: vars.space.sm }),
)
