/** Price of each service for one image, in tenths of a token. */
export interface ServicePrices {
  generate: number
  removeBackground: number
  upscale: number
}
