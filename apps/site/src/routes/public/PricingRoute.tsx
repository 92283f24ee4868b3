import { Pricing } from '@mintage/ui/screens/Pricing'
import { useSettings } from '../../app/DependenciesContext.tsx'
import { useOffersProps } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { paths } from '../../paths.ts'

export default function PricingRoute() {
  return (
    <Pricing
      hrefs={{
        generate: paths.ServicesGenerate,
        removeBackground: paths.ServicesRemoveBackground,
        upscale: paths.ServicesUpscale,
        faq: paths.FaqPage,
      }}
      offers={useOffersProps()}
      prices={useServicePrices()}
      vatPercent={useSettings().vatPercent}
    />
  )
}
