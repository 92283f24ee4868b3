import type { ImageJob } from '@mintage/machines/image-jobs'
import type { LiveWork } from '@mintage/ui/screens/GenerateImage'

/** The progress of a running job for the screen. */
export const toProgress = ({ snapshot }: ImageJob): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingJob'),
})
