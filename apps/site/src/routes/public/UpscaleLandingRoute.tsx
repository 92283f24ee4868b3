import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'

export default function UpscaleLandingRoute() {
  return <ServiceLanding service="upscale" {...useServiceLanding(paths.ServicesUpscale)} />
}
