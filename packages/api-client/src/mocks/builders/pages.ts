import type { Schemas } from '../../types.ts'
import { builder } from './builder.ts'

export const makeStaticPageSummary = builder<Schemas['StaticPageSummary']>(() => ({
  id: 1,
  slug: 'terms',
  title: 'Terms of service',
  is_terms: true,
  is_privacy: false,
}))

export const makeStaticPage = builder<Schemas['StaticPage']>(() => ({
  ...makeStaticPageSummary(),
  content:
    '<h2>What you buy</h2><p>Tokens pay for pictures. One token is spent when a picture is delivered; a picture that is not delivered costs nothing.</p>',
}))

/** Terms, privacy and cookie policy, as the footer and the consent texts look for them. */
export const makeStaticPages = (): Schemas['StaticPageSummary'][] => [
  makeStaticPageSummary(),
  makeStaticPageSummary({ id: 2, slug: 'privacy', title: 'Privacy policy', is_terms: false, is_privacy: true }),
  makeStaticPageSummary({ id: 3, slug: 'cookie-policy', title: 'Cookie policy', is_terms: false }),
]
