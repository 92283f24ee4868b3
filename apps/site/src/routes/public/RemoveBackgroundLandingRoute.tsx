import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useTexts } from '@mintage/ui/texts'
import { removeBackgroundLandingTexts } from '@mintage/ui/texts/removeBackgroundLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function RemoveBackgroundLandingRoute() {
  const t = useTexts(removeBackgroundLandingTexts)
  return (
    <>
      <PageMetadata path={paths.RemoveBackgroundPage} description={t('serviceLanding.removeBackground.description')} />
      <ServiceLanding service="removeBackground" {...useServiceLanding(paths.ServicesRemoveBackground)} />
    </>
  )
}
