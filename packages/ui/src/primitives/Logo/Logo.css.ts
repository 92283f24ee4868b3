import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const logo = style(
  inPrimitives({
    direction: 'ltr',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.42em',
    color: vars.color.text,
    lineHeight: 1,
  }),
)

export const word = style(
  inPrimitives({ fontFamily: vars.font.heading, fontWeight: 720, letterSpacing: '-0.035em', fontSize: '1em' }),
)
