/** Carried by the visit of the fail page whose toast has been shown: a reload or a way back shows none (R219). */
export const failureTold = { failureTold: true } as const

export const isFailureTold = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'failureTold' in state
