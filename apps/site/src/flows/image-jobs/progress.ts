import type { ImageJob } from '@mintage/machines/image-jobs'
import type { LiveWork } from '@mintage/ui/screens/GenerateImage'

/** What a screen says about work that is under way. */
export const toProgress = ({ snapshot }: ImageJob): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingJob'),
})
