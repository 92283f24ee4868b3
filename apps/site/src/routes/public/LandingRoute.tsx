import { Landing } from '@mintage/ui/screens/Landing'
import { useTexts } from '@mintage/ui/texts'
import { landingTexts } from '@mintage/ui/texts/landing'
import { useGuardedPath } from '../../app/useGuardedPath.ts'
import { useContact } from '../../flows/account/ContactContext.tsx'
import { useOffersProps, usePlanFromAddress } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { useTokenValue } from '../../flows/offers/useTokenValue.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'
import { publicHrefs } from '../frame/publicHrefs.ts'

export default function LandingRoute() {
  const t = useTexts(landingTexts)
  const guarded = useGuardedPath()
  const offers = useOffersProps()
  usePlanFromAddress(offers)
  return (
    <>
      <PageMetadata path={paths.HomePage} description={t('landing.description')} />
      <Landing
        hrefs={{ ...publicHrefs, services: paths.Services, start: guarded(paths.Services) }}
        prices={useServicePrices()}
        tokenValue={useTokenValue()}
        offers={offers}
        onContact={useContact()}
      />
    </>
  )
}
