import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.ts'
import { inScreens } from '../../../tokens/layered.ts'

const c = vars.color

export const strip = style(
  inScreens({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm, padding: '3px', margin: '-3px' }),
)

export const frame = style(
  inScreens({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    backgroundColor: c.sunken,
    border: `1px solid ${c.hairline}`,
    color: c.textMuted,
    selectors: { '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${c.page}, 0 0 0 4px ${c.text}` } },
  }),
)

export const image = style(
  inScreens({
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    selectors: { '[data-live=true] > &': { opacity: 0.35 } },
  }),
)

/** A round mark in the corner; its shape shows the state, and its colour repeats it. */
export const mark = style(
  inScreens({
    position: 'absolute',
    right: '4px',
    bottom: '4px',
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    backgroundColor: c.raised,
    color: c.text,
    boxShadow: vars.shadow.low,
  }),
)
