import { Landing } from '@mintage/ui/screens/Landing'
import { useContact } from '../../flows/contact/ContactContext.tsx'
import { useOffersProps } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { paths } from '../../paths.ts'

export default function LandingRoute() {
  return (
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
  )
}
