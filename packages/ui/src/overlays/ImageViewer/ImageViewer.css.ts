import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

const c = vars.color

/** Pictures are looked at on ink, whatever the scheme; the tokens inside follow. */
export const stage = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    colorScheme: 'dark',
    backgroundColor: c.page,
    color: c.text,
    outline: 'none',
  }),
)

export const bar = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    padding: `${vars.space.xs} ${vars.space.gutter}`,
    minHeight: '60px',
  }),
)

export const room = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 0,
    paddingInline: 'clamp(0px, 6vw, 5rem)',
  }),
)

export const picture = style(
  inComponents({
    maxWidth: '100%',
    maxHeight: '100%',
    minHeight: 0,
    width: 'auto',
    height: 'auto',
    objectFit: 'contain',
    borderRadius: vars.radius.sm,
  }),
)

export const turn = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    transform: 'translateY(-50%)',
    borderRadius: '50%',
    backgroundColor: c.neutralSoft,
  }),
)

export const previous = style(inComponents({ insetInlineStart: vars.space.sm }))
export const next = style(inComponents({ insetInlineEnd: vars.space.sm }))
