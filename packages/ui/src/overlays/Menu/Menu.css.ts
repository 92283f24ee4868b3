import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const root = style(inComponents({ position: 'relative', display: 'inline-flex' }))

/** Where the list hangs from: lies under the real button, seen by nobody. */
export const anchor = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    visibility: 'hidden',
    pointerEvents: 'none',
  }),
)

export const chevron = style(
  inComponents({
    display: 'inline-flex',
    transition: `transform ${vars.duration.quick} ${vars.easing.out}`,
    selectors: { '[aria-expanded=true] > * > &, [aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  }),
)

export const list = style(inComponents({ minWidth: '10rem', maxHeight: '12rem', overflowY: 'auto', outline: 'none' }))

export const critical = style(inComponents({ color: vars.color.criticalText }))
