import type { ListedRequest } from '@mintage/machines/image-requests'
import type { LiveWork } from '@mintage/ui/screens/GenerateImage'

/** The progress of a running request for the screen. */
export const toProgress = ({ snapshot }: ListedRequest): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingRequest'),
})
