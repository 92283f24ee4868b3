import { Pricing } from '@mintage/ui/screens/Pricing'
import { useTexts } from '@mintage/ui/texts'
import { pricingTexts } from '@mintage/ui/texts/pricing'
import { useSettings } from '../../app/DependenciesContext.tsx'
import { useOffersProps } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function PricingRoute() {
  const t = useTexts(pricingTexts)
  return (
    <>
      <PageMetadata path={paths.PricingPage} description={t('pricing.description')} />
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
    </>
  )
}
