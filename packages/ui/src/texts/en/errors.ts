/** The shared client's own texts (spec section 8, R333-R338). */
export const errorsTexts = {
  'errors.network': 'Network error. Please check your connection.',
  'errors.server': 'Server error. Please try again later.',
  'errors.tooManyRequests': 'Too many requests. Please wait a moment.',
  'errors.forbidden': 'Access forbidden',
} as const
