/** What can be wrong with a picture, in the order in which it is read. Apart from the dialog, which loads when wanted. */
export const returnReasons = ['not_as_described', 'flaws', 'wrong_style', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]
