import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'
import { inPrimitives } from '../../tokens/layered.ts'

const c = vars.color

export const notice = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.sm,
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    color: c.text,
    fontSize: vars.text.small,
    lineHeight: 1.5,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)

export const tone = styleVariants({
  info: inPrimitives({ backgroundColor: c.infoSoft }),
  positive: inPrimitives({ backgroundColor: c.positiveSoft }),
  caution: inPrimitives({ backgroundColor: c.cautionSoft }),
  critical: inPrimitives({ backgroundColor: c.criticalSoft }),
})

export const icon = styleVariants(
  { info: c.infoText, positive: c.positiveText, caution: c.cautionText, critical: c.criticalText },
  (color) => inPrimitives({ color, display: 'grid', placeItems: 'center', height: '1.5em' }),
)

export const body = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    minWidth: 0,
    overflowWrap: 'anywhere',
    textWrapStyle: 'pretty',
  }),
)
export const title = style(inPrimitives({ fontWeight: vars.weight.semibold }))
export const action = style(inPrimitives({ marginTop: vars.space.xs }))
