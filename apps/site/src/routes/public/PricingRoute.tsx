import { Pricing } from '@mintage/ui/screens/Pricing'
import { useTexts } from '@mintage/ui/texts'
import { pricingTexts } from '@mintage/ui/texts/pricing'
import { useSettings } from '../../app/DependenciesContext.tsx'
import { useGuardedPath } from '../../app/useGuardedPath.ts'
import { useOffersProps, usePlanFromAddress } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { useTokenValue } from '../../flows/offers/useTokenValue.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function PricingRoute() {
  const t = useTexts(pricingTexts)
  const guarded = useGuardedPath()
  const offers = useOffersProps()
  usePlanFromAddress(offers)
  return (
    <>
      <PageMetadata path={paths.PricingPage} description={t('pricing.description')} />
      <Pricing
        hrefs={{
          generate: guarded(paths.ServicesGenerate),
          removeBackground: guarded(paths.ServicesRemoveBackground),
          upscale: guarded(paths.ServicesUpscale),
          faq: paths.FaqPage,
        }}
        offers={offers}
        prices={useServicePrices()}
        tokenValue={useTokenValue()}
        vatPercent={useSettings().vatPercent}
      />
    </>
  )
}
