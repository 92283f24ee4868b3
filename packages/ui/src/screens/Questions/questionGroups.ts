import { formatTokens } from '../../format/tokens.ts'
import type { commonTexts } from '../../texts/en/common.ts'
import type { faqTexts } from '../../texts/en/faq.ts'
import type { Translate } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'

type FaqKey = keyof typeof faqTexts
/** The `expire` of `faq.expire.question`. */
export type QuestionId = FaqKey extends infer K ? (K extends `faq.${infer Id}.question` ? Id : never) : never

export interface QuestionGroup {
  id: 'tokens' | 'pictures' | 'payment' | 'privacy'
  questions: readonly QuestionId[]
}

/** In the order in which people ask them: before, during and after. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'tokens', questions: ['buys', 'free', 'expire', 'failed', 'cancel', 'custom'] },
  { id: 'pictures', questions: ['formats', 'count', 'output', 'hard', 'keep', 'rights'] },
  { id: 'payment', questions: ['cards', 'cardData', 'currency', 'promo', 'pending', 'refund'] },
  { id: 'privacy', questions: ['privacy', 'location', 'password', 'help'] },
]

/** Questions before the first purchase. */
export const buyingQuestions: readonly QuestionId[] = ['free', 'expire', 'failed', 'cardData', 'refund']

/** An answer as shown on the page. With prices, the answer to "What does a token buy?" shows them. */
export function answerOf(
  id: QuestionId,
  prices: ServicePrices | undefined,
  t: Translate<typeof faqTexts>,
  common: Translate<typeof commonTexts>,
): string {
  if (id !== 'buys' || !prices) return t(`faq.${id}.answer`)
  const say = (tenths: number) =>
    `${formatTokens(tenths)}\u00A0${tenths === 10 ? common('common.token') : common('common.tokens')}`
  return t('faq.buysPriced.answer', {
    generate: say(prices.generate),
    removeBackground: say(prices.removeBackground),
    upscale: say(prices.upscale),
  })
}
