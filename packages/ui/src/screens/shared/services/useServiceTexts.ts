import { formatTokens } from '../../../format/tokens.ts'
import { servicesTexts } from '../../../texts/en/services.ts'
import { type Translate, useTexts } from '../../../texts/useTexts.tsx'
import { formatWhole } from './numbers.ts'
import type { Dimensions } from './types.ts'

export type ServicesTranslate = Translate<typeof servicesTexts>

export interface ServiceTexts {
  t: ServicesTranslate
  /** `4 tokens`, `1 token`. */
  tokens: (tenths: number) => string
  /** `1,920 × 1,440`. */
  dimensions: (size: Dimensions) => string
  /** For screen readers: `1,920 by 1,440 pixels`. */
  dimensionsSpoken: (size: Dimensions) => string
}

/** The texts of the services, with tokens and dimensions as text. */
export function useServiceTexts(): ServiceTexts {
  const t = useTexts(servicesTexts)
  const sides = ({ width, height }: Dimensions) => ({ width: formatWhole(width), height: formatWhole(height) })
  return {
    t,
    tokens: (tenths) => (tenths === 10 ? t('services.token') : t('services.tokens', { amount: formatTokens(tenths) })),
    dimensions: (size) => t('services.dimensions', sides(size)),
    dimensionsSpoken: (size) => t('services.dimensionsSpoken', sides(size)),
  }
}
