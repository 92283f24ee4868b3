/**
 * Session storage keys: the ids of the visit's requests, and the values that the form last submitted. All keys begin as
 * app/storage.ts says, so that they go with the session; they are not there, because no other page needs them.
 */
export const jobKeys = {
  generate: 'services.generate.jobs',
  remove_background: 'services.remove_background.jobs',
  upscale: 'services.upscale.jobs',
  draft: 'services.generate.draft',
} as const

/** Session storage keys of the slots that this tab locks (tabLock.ts). */
export const slotKeys = {
  remove_background: 'services.remove_background.shelves',
  upscale: 'services.upscale.shelves',
  prompt: 'services.prompt.shelves',
  factor: 'services.factor.shelves',
} as const

/** Local storage keys of the time up to which finished requests were dismissed (recentJobs.ts). */
export const dismissedKeys = {
  generate: 'services.generate.putAway',
  remove_background: 'services.remove_background.putAway',
  upscale: 'services.upscale.putAway',
} as const
