import { paths } from '../../paths.ts'

/** Addresses of the public pages, under the names of the screens. */
export const publicHrefs = {
  home: paths.HomePage,
  generate: paths.GenerateImagePage,
  removeBackground: paths.RemoveBackgroundPage,
  upscale: paths.UpscaleImagePage,
  pricing: paths.PricingPage,
  faq: paths.FaqPage,
  check: paths.CheckImagePage,
  contact: paths.Contact,
}
