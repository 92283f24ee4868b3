import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const text = style(inPrimitives({ lineHeight: vars.leading.body }))

export const size = styleVariants(
  { caption: vars.text.caption, small: vars.text.small, body: vars.text.body, lead: vars.text.lead },
  (value) => inPrimitives({ fontSize: value }),
)

export const tone = styleVariants(
  {
    default: vars.color.text,
    muted: vars.color.textMuted,
    accent: vars.color.accentText,
    copper: vars.color.copperText,
    critical: vars.color.criticalText,
    positive: vars.color.positiveText,
    inherit: 'inherit',
  },
  (value) => inPrimitives({ color: value }),
)

export const weight = styleVariants(
  { regular: vars.weight.regular, medium: vars.weight.medium, semibold: vars.weight.semibold },
  (value) => inPrimitives({ fontWeight: value }),
)

export const align = styleVariants({
  start: inPrimitives({ textAlign: 'start' }),
  center: inPrimitives({ textAlign: 'center' }),
  end: inPrimitives({ textAlign: 'end' }),
})

export const numeric = style(inPrimitives({ fontVariantNumeric: 'tabular-nums lining-nums' }))
export const truncate = style(inPrimitives({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))
export const prose = style(inPrimitives({ maxWidth: vars.width.prose, textWrap: 'pretty' }))
