import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { openSite, type Site } from './site.tsx'

/** A site that is not open yet: the first step of a path opens it. */
export const createLazySite = () => {
  let opened: Site | null = null
  return {
    open: async (visit: Visit): Promise<void> => {
      opened = await openSite(visit)
    },
    get site(): Site {
      if (opened === null) throw new Error('Nobody has come yet')
      return opened
    },
    close: async (): Promise<void> => opened?.close(),
  }
}
