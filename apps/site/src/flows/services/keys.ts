/**
 * What the services keep for one visit: the ids of its requests, and what the form last sent. All keys begin as
 * app/storage.ts says, so that they go with the session; they are not there, because no other page needs them.
 */
export const workKeys = {
  generate: 'services.generate.jobs',
  remove_background: 'services.remove_background.jobs',
  upscale: 'services.upscale.jobs',
  draft: 'services.generate.draft',
} as const

/** Which shelves this tab holds (tabShelves.ts). */
export const shelfKeys = {
  remove_background: 'services.remove_background.shelves',
  upscale: 'services.upscale.shelves',
  prompt: 'services.prompt.shelves',
  factor: 'services.factor.shelves',
} as const

/** Until when finished work was put away, so that no tab brings it back (recentWork.ts). */
export const putAwayKeys = {
  generate: 'services.generate.putAway',
  remove_background: 'services.remove_background.putAway',
  upscale: 'services.upscale.putAway',
} as const
