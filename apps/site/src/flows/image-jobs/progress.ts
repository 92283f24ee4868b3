import type { LiveWork } from '@mintage/ui/screens/GenerateImage'
import type { ImageJob } from './imageJobs.ts'

/** What a screen says about work that is under way. */
export const toProgress = ({ snapshot }: ImageJob): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingJob'),
})
