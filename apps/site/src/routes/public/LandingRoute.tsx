import { Landing } from '@mintage/ui/screens/Landing'
import { useTexts } from '@mintage/ui/texts'
import { landingTexts } from '@mintage/ui/texts/landing'
import { useContact } from '../../flows/contact/ContactContext.tsx'
import { useOffersProps } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { Listed } from '../../frame/Listed.tsx'
import { paths } from '../../paths.ts'

export default function LandingRoute() {
  const t = useTexts(landingTexts)
  return (
    <>
      <Listed path={paths.HomePage} description={t('landing.description')} />
      <Landing
        hrefs={{
          services: paths.Services,
          generate: paths.GenerateImagePage,
          removeBackground: paths.RemoveBackgroundPage,
          upscale: paths.UpscaleImagePage,
          pricing: paths.PricingPage,
          faq: paths.FaqPage,
        }}
        prices={useServicePrices()}
        offers={useOffersProps()}
        onContact={useContact()}
      />
    </>
  )
}
