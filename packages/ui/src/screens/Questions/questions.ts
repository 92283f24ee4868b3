import type { faqTexts } from '../../texts/en/faq.ts'

type FaqKey = keyof typeof faqTexts
/** `expire` of `faq.expire.question`. */
export type QuestionId = FaqKey extends infer K ? (K extends `faq.${infer Id}.question` ? Id : never) : never

export interface QuestionGroup {
  id: 'tokens' | 'pictures' | 'payment' | 'privacy'
  questions: readonly QuestionId[]
}

/** The order in which people come to them: before, while and after. */
export const questionGroups: readonly QuestionGroup[] = [
  { id: 'tokens', questions: ['buys', 'free', 'expire', 'failed', 'cancel', 'custom'] },
  { id: 'pictures', questions: ['formats', 'count', 'output', 'hard', 'keep', 'rights'] },
  { id: 'payment', questions: ['cards', 'cardData', 'currency', 'promo', 'pending', 'refund'] },
  { id: 'privacy', questions: ['privacy', 'location', 'password', 'help'] },
]

/** What matters before the first purchase. */
export const buyingQuestions: readonly QuestionId[] = ['free', 'expire', 'failed', 'cardData', 'refund']
