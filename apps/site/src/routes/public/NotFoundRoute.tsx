import { NotFound } from '@mintage/ui/screens/NotFound'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { paths } from '../../paths.ts'

/** Says itself what it is: addresses of other pages lead here as well, once it is known that nothing is there. */
export default function NotFoundRoute() {
  return (
    <>
      <PageTitle of="NotFound" />
      <meta name="robots" content="noindex" />
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
    </>
  )
}
