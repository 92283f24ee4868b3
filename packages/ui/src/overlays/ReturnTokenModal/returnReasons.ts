/** Reasons for a return, in display order. In a separate file, because the dialog loads on demand. */
export const returnReasons = ['not_as_described', 'flaws', 'wrong_style', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]
