import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

export const badge = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    minHeight: '24px',
    paddingInline: '10px',
    borderRadius: vars.radius.round,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  }),
)

export const tone = styleVariants({
  neutral: inPrimitives({ backgroundColor: c.neutralSoft, color: c.text }),
  accent: inPrimitives({ backgroundColor: c.accentSoft, color: c.onAccentSoft }),
  copper: inPrimitives({ backgroundColor: c.copperSoft, color: c.onCopperSoft }),
  positive: inPrimitives({ backgroundColor: c.positiveSoft, color: c.positiveText }),
  caution: inPrimitives({ backgroundColor: c.cautionSoft, color: c.cautionText }),
  critical: inPrimitives({ backgroundColor: c.criticalSoft, color: c.criticalText }),
  info: inPrimitives({ backgroundColor: c.infoSoft, color: c.infoText }),
})
