import { ServiceLanding } from '@mintage/ui/screens/ServiceLanding'
import { useServiceLanding } from '../../flows/offers/useServiceLanding.ts'
import { paths } from '../../paths.ts'

export default function RemoveBackgroundLandingRoute() {
  return <ServiceLanding service="removeBackground" {...useServiceLanding(paths.ServicesRemoveBackground)} />
}
