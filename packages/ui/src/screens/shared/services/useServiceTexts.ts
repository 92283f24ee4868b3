import { useContext } from 'react'
import { formatTokenValue } from '../../../format/money.ts'
import { formatTokens } from '../../../format/tokens.ts'
import { commonTexts } from '../../../texts/en/common.ts'
import { servicesTexts } from '../../../texts/en/services.ts'
import { type Translate, useTexts } from '../../../texts/useTexts.tsx'
import { formatWhole } from './numbers.ts'
import { TokenValueContext } from './TokenValueContext.ts'
import type { Dimensions } from './types.ts'

export type ServicesTranslate = Translate<typeof servicesTexts>

export interface ServiceTexts {
  t: ServicesTranslate
  /** `4 tokens`, `1 token`. */
  tokens: (tenths: number) => string
  /** `4 tokens, about €0.36`, or `4 tokens` where the value of a token is not known. */
  priced: (tenths: number) => string
  /** `about €0.36`; null where the value of a token is not known. */
  about: (tenths: number) => string | null
  /** `1,920 × 1,440`. */
  dimensions: (size: Dimensions) => string
  /** For screen readers: `1,920 by 1,440 pixels`. */
  dimensionsSpoken: (size: Dimensions) => string
}

/** The texts of the services, with tokens and dimensions as text. */
export function useServiceTexts(): ServiceTexts {
  const t = useTexts(servicesTexts)
  const common = useTexts(commonTexts)
  const value = useContext(TokenValueContext)
  const tokens = (tenths: number) =>
    tenths === 10 ? t('services.token') : t('services.tokens', { amount: formatTokens(tenths) })
  const sides = ({ width, height }: Dimensions) => ({ width: formatWhole(width), height: formatWhole(height) })
  return {
    t,
    tokens,
    priced: (tenths) =>
      value
        ? t('services.priceAbout', { tokens: tokens(tenths), money: formatTokenValue(tenths, value) })
        : tokens(tenths),
    about: (tenths) => value && common('common.about', { money: formatTokenValue(tenths, value) }),
    dimensions: (size) => t('services.dimensions', sides(size)),
    dimensionsSpoken: (size) => t('services.dimensionsSpoken', sides(size)),
  }
}
