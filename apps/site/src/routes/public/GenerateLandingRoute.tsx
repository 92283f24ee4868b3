import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useTexts } from '@mintage/ui/texts'
import { generateLandingTexts } from '@mintage/ui/texts/generateLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function GenerateLandingRoute() {
  const t = useTexts(generateLandingTexts)
  return (
    <>
      <PageMetadata path={paths.GenerateImagePage} description={t('serviceLanding.generate.description')} />
      <ServiceLanding service="generate" {...useServiceLanding(paths.ServicesGenerate)} />
    </>
  )
}
