import { style } from '@vanilla-extract/css'
import { vars } from '../../packages/ui/src/tokens/contract.css.ts'

export const stepper = style({ display: 'grid', gap: vars.space.sm, border: 0, margin: 0, padding: 0, minWidth: 0 })

/** As high as two lines of what has happened, so that the buttons stay under the finger from step to step. */
export const said = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs, minHeight: '7.5rem' })

export const label = style({ fontSize: vars.text.small, color: vars.color.textMuted })

export const slider = style({
  display: 'block',
  width: '100%',
  height: '44px',
  margin: 0,
  accentColor: vars.color.accentGraphic,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })

export const button = style({ selectors: { '&[aria-disabled=true]': { opacity: 0.5 } } })
