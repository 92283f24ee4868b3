import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useTexts } from '@mintage/ui/texts'
import { upscaleLandingTexts } from '@mintage/ui/texts/upscaleLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { Listed } from '../../frame/Listed.tsx'
import { paths } from '../../paths.ts'

export default function UpscaleLandingRoute() {
  const t = useTexts(upscaleLandingTexts)
  return (
    <>
      <Listed path={paths.UpscaleImagePage} description={t('serviceLanding.upscale.description')} />
      <ServiceLanding service="upscale" {...useServiceLanding(paths.ServicesUpscale)} />
    </>
  )
}
