/** Addresses that the site draws itself (section 2 of the product specification); all others are pages that do not exist. */
const clientRoutes = [
  /^\/$/,
  /^\/(login|register|forgot-password|reset-password|reset-password-confirm)$/,
  /^\/(pay|success-payment|fail-payment|pending-payment|processing-payment)$/,
  /^\/account(\/(my-projects|profile|payment-history|request-history|change-password))?$/,
  /^\/email-verification$/,
  /^\/email\/verify\/(success|already-success)$/,
  /^\/services(\/(generate-image|remove-background|upscale))?$/,
  /^\/(pricing|faq|generate-image|remove-background|upscale-image)$/,
  /^\/static-page\/\d+$/,
]

export const isClientRoute = (path: string): boolean => clientRoutes.some((route) => route.test(path))
