import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inScreens } from '../../tokens/layered.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const page = style(
  inScreens({
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space.lg,
    minHeight: '100dvh',
    padding: vars.space.gutter,
    textAlign: 'center',
  }),
)

export const press = style(inScreens({ position: 'relative', display: 'grid', placeItems: 'center' }))

/** The arc turns around the rim of the coin. */
export const arc = style(
  inScreens({
    position: 'absolute',
    inset: '-12px',
    fill: 'none',
    stroke: vars.color.accentGraphic,
    animation: `${turn} 900ms linear infinite`,
  }),
)
