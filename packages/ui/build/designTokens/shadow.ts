import { type DesignColor, designColor } from './color.ts'
import { type Dimension, fixedDimension } from './dimension.ts'

interface DesignShadow {
  color: DesignColor
  offsetX: Dimension
  offsetY: Dimension
  blur: Dimension
  spread: Dimension
}

const none: Dimension = { value: 0, unit: 'px' }

function length(css: string | undefined): Dimension {
  if (css === undefined || css === '0') return none
  const found = fixedDimension(css)
  if (found === null) throw new Error(`${css} is no length of a shadow`)
  return found
}

/** Matches the two colours of `light-dark(oklch(...), oklch(...))`. */
const schemesOf = /light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/

/** The layers of a shadow in one scheme. */
export function designShadow(css: string, scheme: 'light' | 'dark'): readonly DesignShadow[] {
  return css.split(/(?<=\)\)), /).map((layer) => {
    const [, light = '', dark = ''] = schemesOf.exec(layer) ?? []
    const [offsetX, offsetY, blur, spread] = layer.slice(0, layer.indexOf('light-dark')).trim().split(' ')
    return {
      color: designColor(scheme === 'light' ? light : dark),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    }
  })
}
