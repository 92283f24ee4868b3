/** Navigation state of a fail page after its toast: a reload or Back does not show the toast again (R219). */
export const failureAnnounced = { failureAnnounced: true } as const

export const isFailureAnnounced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'failureAnnounced' in state
