import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

export const card = style(inPrimitives({ borderRadius: vars.radius.lg, border: '1px solid transparent', minWidth: 0 }))

export const tone = styleVariants({
  surface: inPrimitives({ backgroundColor: vars.color.surface, borderColor: vars.color.hairline }),
  raised: inPrimitives({
    backgroundColor: vars.color.raised,
    borderColor: vars.color.hairline,
    boxShadow: vars.shadow.middle,
  }),
  sunken: inPrimitives({ backgroundColor: vars.color.sunken }),
  accent: inPrimitives({ backgroundColor: vars.color.accentSoft, borderColor: vars.color.accentGraphic }),
  copper: inPrimitives({ backgroundColor: vars.color.copperSoft }),
})

export const padding = styleVariants(
  { none: '0', sm: vars.space.md, md: vars.space.lg, lg: `clamp(1.5rem, 3.5vw, 2.5rem)` },
  (value) => inPrimitives({ padding: value }),
)
