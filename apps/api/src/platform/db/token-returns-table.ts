/** Tokens given back for images that the person did not like, one row per image (D76). */
export interface TokenReturnsTable {
  image_id: string
  user_id: string
  amount_tenths: number
  reason: 'not_as_described' | 'flaws' | 'wrong_style' | 'other'
  comment: string
  created_at: Date
}
