/** What can be wrong with an image, in the order in which a person is asked. */
const returnReasons = ['not_as_described', 'flaws', 'wrong_style', 'other'] as const
type ReturnReason = (typeof returnReasons)[number]

/** Characters of a comment, as the contract allows them. */
export const COMMENT_MAX = 500

/** What a person says about an image. Null where nothing is chosen yet. */
export interface ReturnForm {
  /** Which image of the request. */
  index: number | null
  reason: ReturnReason | null
  comment: string
}

export type ReturnField = keyof ReturnForm

/** A form that breaks no rule. */
export interface CompleteReturn {
  index: number
  reason: ReturnReason
  comment: string
}

type ReturnRuleKey = 'tokenReturn.imageRequired' | 'tokenReturn.reasonRequired' | 'tokenReturn.commentTooLong'

export type ReturnFormErrors = Partial<Record<ReturnField, ReturnRuleKey>>

/** Characters as people and JSON Schema count them: an emoji of two code units is one. */
const isTooLong = (comment: string) => [...comment].length > COMMENT_MAX

/** Every rule that the form breaks, by field. */
export const checkReturn = ({ index, reason, comment }: ReturnForm): ReturnFormErrors => ({
  ...(index === null ? { index: 'tokenReturn.imageRequired' } : {}),
  ...(reason === null ? { reason: 'tokenReturn.reasonRequired' } : {}),
  ...(isTooLong(comment.trim()) ? { comment: 'tokenReturn.commentTooLong' } : {}),
})

/** The form as it is sent; null while it breaks a rule. */
export const completeReturn = ({ index, reason, comment }: ReturnForm): CompleteReturn | null =>
  index === null || reason === null || isTooLong(comment.trim()) ? null : { index, reason, comment: comment.trim() }
