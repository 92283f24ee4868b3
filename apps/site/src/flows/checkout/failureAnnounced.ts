/** Carried by the visit of the fail page whose toast has been shown: a reload or a way back shows none (R219). */
export const failureAnnounced = { failureAnnounced: true } as const

export const isFailureAnnounced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'failureAnnounced' in state
