import { cookiePolicy } from './pages/cookie-policy.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { refundPolicy } from './pages/refund-policy.ts'
import { termsOfUse } from './pages/terms-of-use.ts'

export const staticPages = [
  { id: 1, slug: 'terms', title: 'Terms of use', content: termsOfUse, is_terms: true, is_privacy: false },
  { id: 2, slug: 'privacy', title: 'Privacy policy', content: privacyPolicy, is_terms: false, is_privacy: true },
  { id: 3, slug: 'cookie-policy', title: 'Cookie policy', content: cookiePolicy, is_terms: false, is_privacy: false },
  { id: 4, slug: 'refund-policy', title: 'Refund policy', content: refundPolicy, is_terms: false, is_privacy: false },
]
