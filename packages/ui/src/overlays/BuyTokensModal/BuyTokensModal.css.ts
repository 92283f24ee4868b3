import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inComponents } from '../../tokens/layered.ts'

export const offer = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    padding: vars.space.md,
    borderRadius: vars.radius.lg,
    // Visible in forced colours, which remove the background.
    border: '1px solid transparent',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  }),
)

export const offerName = style(
  inComponents({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minWidth: 0, overflowWrap: 'anywhere' }),
)

export const offerTitle = style(inComponents({ minWidth: 0, overflowWrap: 'anywhere' }))

export const tokens = style(
  inComponents({ fontFamily: vars.font.heading, fontSize: vars.title.sm, fontWeight: 680, letterSpacing: '-0.015em' }),
)

/** At the end of the line, like the amount. */
export const skeleton = style(inComponents({ marginInlineStart: 'auto' }))
