import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

export const badge = style(
  inPrimitives({
    display: 'inline-block',
    minHeight: '24px',
    padding: '3.5px 10px',
    borderRadius: `min(${vars.radius.round}, 12px)`,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.semibold,
    lineHeight: 1.3,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
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
