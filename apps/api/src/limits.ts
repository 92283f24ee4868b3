export interface Limit {
  max: number
  minutes: number
}

/**
 * Far above what a person does, far below what guessing needs (D78). Those of an operation hold for an address, and
 * for a member where one is needed; the last three hold for an account, whichever addresses the calls come from.
 */
export const defaultLimits = {
  login: { max: 30, minutes: 5 },
  register: { max: 30, minutes: 60 },
  requestPasswordRestore: { max: 20, minutes: 60 },
  restorePassword: { max: 30, minutes: 60 },
  changePassword: { max: 30, minutes: 60 },
  resendVerification: { max: 10, minutes: 60 },
  validatePromocode: { max: 60, minutes: 10 },
  sendContactMessage: { max: 20, minutes: 60 },
  createCheckout: { max: 60, minutes: 10 },
  executeCheckout: { max: 60, minutes: 10 },
  // A page that waits asks twelve times a minute.
  getDepositStatus: { max: 600, minutes: 5 },
  uploadAvatar: { max: 30, minutes: 10 },
  generateImages: { max: 120, minutes: 10 },
  removeBackground: { max: 120, minutes: 10 },
  upscaleImage: { max: 120, minutes: 10 },
  saveCutout: { max: 120, minutes: 10 },
  // A page connects as it is opened, and each time that it is looked at again.
  streamEvents: { max: 600, minutes: 5 },
  checkProvenance: { max: 30, minutes: 10 },
  // All calls of operators together.
  adminCalls: { max: 600, minutes: 5 },
  wrongPasswords: { max: 20, minutes: 15 },
  // No longer than a reset link lives: the last one that was mailed still works while no more are.
  resetMails: { max: 6, minutes: 60 },
  verificationMails: { max: 6, minutes: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** `wrongPasswords` is set by LIMIT_WRONG_PASSWORDS. */
export const variableOf = (name: string): string =>
  `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
