import { paths } from '../paths.ts'

/** Where the links to the public pages lead, by the names that the screens give them. */
export const publicHrefs = {
  home: paths.HomePage,
  generate: paths.GenerateImagePage,
  removeBackground: paths.RemoveBackgroundPage,
  upscale: paths.UpscaleImagePage,
  pricing: paths.PricingPage,
  faq: paths.FaqPage,
  check: paths.CheckPicturePage,
}
