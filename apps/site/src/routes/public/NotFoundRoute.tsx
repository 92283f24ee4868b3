import { NotFound } from '@mintage/ui/screens/NotFound'
import { paths } from '../../paths.ts'

export default function NotFoundRoute() {
  return (
    <NotFound
      hrefs={{
        home: paths.HomePage,
        generate: paths.GenerateImagePage,
        removeBackground: paths.RemoveBackgroundPage,
        upscale: paths.UpscaleImagePage,
        pricing: paths.PricingPage,
        faq: paths.FaqPage,
      }}
    />
  )
}
