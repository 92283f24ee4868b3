import type { LiveWork } from '@mintage/ui/screens/GenerateImage'
import type { BenchEntry } from './bench.ts'

/** What a screen says about work that is under way. */
export const liveWorkOf = ({ snapshot }: BenchEntry): LiveWork => ({
  offline: snapshot.hasTag('offline'),
  cancelling: snapshot.matches('cancellingJob'),
})
