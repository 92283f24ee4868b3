/** What each service costs for one picture, in tenths of a token. */
export interface ServicePrices {
  generate: number
  removeBackground: number
  upscale: number
}
