/** Tokens that went back for pictures that were not good, one row an image (D76). */
export interface TokenReturnsTable {
  image_id: string
  user_id: string
  amount_tenths: number
  reason: 'not_as_described' | 'flaws' | 'wrong_style' | 'other'
  comment: string
  created_at: Date
}
