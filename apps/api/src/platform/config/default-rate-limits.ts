export interface Limit {
  max: number
  minutes: number
}

/**
 * Far above normal use, far below the needs of guessing (D78). Limits of operations hold per address, and per member
 * for signed-in ones; the last three hold per account, for all addresses together.
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
  // A waiting page polls twelve times a minute.
  getDepositStatus: { max: 600, minutes: 5 },
  // A PDF takes a tenth of a second to draw.
  getInvoicePdf: { max: 60, minutes: 10 },
  uploadAvatar: { max: 30, minutes: 10 },
  generateImages: { max: 120, minutes: 10 },
  // Once for each image that is chosen.
  findSubject: { max: 120, minutes: 10 },
  removeBackground: { max: 120, minutes: 10 },
  upscaleImage: { max: 120, minutes: 10 },
  saveCutout: { max: 120, minutes: 10 },
  // A page connects when it opens and each time it becomes visible.
  streamEvents: { max: 600, minutes: 5 },
  checkProvenance: { max: 30, minutes: 10 },
  // All operators together.
  adminCalls: { max: 600, minutes: 5 },
  wrongPasswords: { max: 20, minutes: 15 },
  // A reset link lives as long, so the last mailed one still works when the limit is reached.
  resetMails: { max: 6, minutes: 60 },
  verificationMails: { max: 6, minutes: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof defaultLimits
export type Limits = Readonly<Record<LimitName, Limit>>

/** `wrongPasswords` is set by LIMIT_WRONG_PASSWORDS. */
export const variableOf = (name: string): string =>
  `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`
