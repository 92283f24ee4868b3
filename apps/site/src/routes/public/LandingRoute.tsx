import { Landing } from '@mintage/ui/screens/Landing'
import { useTexts } from '@mintage/ui/texts'
import { landingTexts } from '@mintage/ui/texts/landing'
import { useContact } from '../../flows/account/ContactContext.tsx'
import { useOffersProps } from '../../flows/offers/useOffers.ts'
import { useServicePrices } from '../../flows/offers/useServicePrices.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'
import { publicHrefs } from '../frame/publicHrefs.ts'

export default function LandingRoute() {
  const t = useTexts(landingTexts)
  return (
    <>
      <PageMetadata path={paths.HomePage} description={t('landing.description')} />
      <Landing
        hrefs={{ ...publicHrefs, services: paths.Services }}
        prices={useServicePrices()}
        offers={useOffersProps()}
        onContact={useContact()}
      />
    </>
  )
}
