/** Pages that the server renders for everybody, and the most KiB of JavaScript that each may take (brotli). */
export const publicPages = [
  { path: '/', script: 95 },
  { path: '/pricing', script: 95 },
  { path: '/faq', script: 95 },
  { path: '/generate-image', script: 95 },
  { path: '/remove-background', script: 95 },
  { path: '/upscale-image', script: 95 },
  { path: '/check', script: 95 },
  { path: '/terms', script: 95 },
  { path: '/login', script: 105 },
  { path: '/register', script: 105 },
] as const

export const memberPages = [
  { path: '/pay', script: 115 },
  { path: '/account/profile', script: 140 },
  { path: '/account/my-projects', script: 140 },
  { path: '/account/payment-history', script: 140 },
  { path: '/account/request-history', script: 140 },
  { path: '/account/change-password', script: 140 },
  { path: '/services/generate-image', script: 140 },
  { path: '/services/remove-background', script: 140 },
  { path: '/services/upscale', script: 140 },
] as const

export const widths = [390, 768, 1440] as const
