import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'

export default function GenerateLandingRoute() {
  return <ServiceLanding service="generate" {...useServiceLanding(paths.ServicesGenerate)} />
}
