/**
 * Session storage keys: the request ids of the visit, the last submitted values of the form, and refinements that are
 * not accepted. The prefix of app/storage.ts removes them with the session; they are not listed there, because no other
 * page needs them.
 */
export const requestKeys = {
  generate: 'services.generate.jobs',
  remove_background: 'services.remove_background.jobs',
  upscale: 'services.upscale.jobs',
  draft: 'services.generate.draft',
  refinements: 'services.generate.refinements',
} as const

/** Session storage keys of the slots that this tab locks (tabLock.ts). */
export const slotKeys = {
  remove_background: 'services.remove_background.slots',
  upscale: 'services.upscale.slots',
  prompt: 'services.prompt.slots',
  factor: 'services.factor.slots',
} as const

/** Local storage keys of the time up to which finished requests are dismissed (recentJobs.ts). */
export const dismissedKeys = {
  generate: 'services.generate.putAway',
  remove_background: 'services.remove_background.putAway',
  upscale: 'services.upscale.putAway',
} as const
