import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useTexts } from '@mintage/ui/texts'
import { upscaleLandingTexts } from '@mintage/ui/texts/upscaleLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function UpscaleLandingRoute() {
  const t = useTexts(upscaleLandingTexts)
  return (
    <>
      <PageMetadata path={paths.UpscaleImagePage} description={t('serviceLanding.upscale.description')} />
      <ServiceLanding service="upscale" {...useServiceLanding(paths.ServicesUpscale)} />
    </>
  )
}
