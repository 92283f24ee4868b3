import { type Area, e2e, models } from '../evidence.ts'
import {
  addresses,
  admits,
  bySlug,
  closed,
  leads,
  leadsNowhere,
  moved,
  notFound,
  notFoundTexts,
  onlyHeading,
  opens,
  openToGuests,
  refuses,
  table,
} from './route-evidence.ts'

/** Section 2a Routes: headings, services, public pages, and what leads nowhere. */
export const otherRoutes = {
  R061: {
    text: '/email-verification (EmailVerificationPage) needs login; page content is only a heading.',
    shownBy: [...refuses('/email-verification'), ...onlyHeading('/email-verification')],
    breaks: [openToGuests, { file: table, from: ', EmailVerificationRoute)', to: ', ProfileRoute)' }],
  },
  R062: {
    text: '/email/verify/success is a page with only a heading.',
    shownBy: [...onlyHeading('/email/verify/success')],
    breaks: [{ file: table, from: ', EmailVerifiedRoute)', to: ', PaymentSuccessRoute)' }],
  },
  R063: {
    text: '/email/verify/already-success is a page with only a heading.',
    shownBy: [...onlyHeading('/email/verify/already-success')],
    breaks: [{ file: table, from: ', EmailAlreadyVerifiedRoute)', to: ', PaymentSuccessRoute)' }],
  },
  R064: {
    text: '/services (Services) needs login and redirects to /services/generate-image.',
    shownBy: [...refuses('/services'), ...leads('/services', '/services/generate-image')],
    breaks: [openToGuests, { file: table, from: 'to={paths.ServicesGenerate}', to: 'to={paths.ServicesUpscale}' }],
  },
  R065: {
    text: '/services/generate-image needs login.',
    shownBy: [...refuses('/services/generate-image'), ...admits('/services/generate-image')],
    breaks: [moved('ServicesGenerate', '/services/generate-image'), openToGuests],
  },
  R066: {
    text: '/services/remove-background needs login.',
    shownBy: [...refuses('/services/remove-background'), ...admits('/services/remove-background')],
    breaks: [moved('ServicesRemoveBackground', '/services/remove-background'), openToGuests],
  },
  R067: {
    text: '/services/upscale needs login.',
    shownBy: [...refuses('/services/upscale'), ...admits('/services/upscale')],
    breaks: [moved('ServicesUpscale', '/services/upscale'), openToGuests],
  },
  R068: {
    text: '/pricing (PricingPage) is public.',
    shownBy: [...opens('/pricing')],
    breaks: [moved('PricingPage', '/pricing'), closed('PricingRoute')],
  },
  R069: {
    text: '/faq (FaqPage) is public.',
    shownBy: [...opens('/faq')],
    breaks: [moved('FaqPage', '/faq'), closed('FaqRoute')],
  },
  R070: {
    text: '/generate-image (GenerateImagePage) is a public landing page.',
    shownBy: [...opens('/generate-image')],
    breaks: [moved('GenerateImagePage', '/generate-image'), closed('GenerateLandingRoute')],
  },
  R071: {
    text: '/remove-background (RemoveBackgroundPage) is a public landing page.',
    shownBy: [...opens('/remove-background')],
    breaks: [moved('RemoveBackgroundPage', '/remove-background'), closed('RemoveBackgroundLandingRoute')],
  },
  R072: {
    text: '/upscale-image (UpscaleImagePage) is a public landing page.',
    shownBy: [...opens('/upscale-image')],
    breaks: [moved('UpscaleImagePage', '/upscale-image'), closed('UpscaleLandingRoute')],
  },
  R073: {
    text: '/{slug} (StaticPageBySlug, param slug) renders a static page only if a page with that slug is in the fetched page list.',
    shownBy: [
      ...opens('/terms'),
      bySlug('a page that the server has and the list has not is not found'),
      notFound('/terms', 'has, and the list has not'),
    ],
    breaks: [
      { file: 'apps/site/src/paths.ts', from: "'/:slug'", to: "'/page/:slug'" },
      {
        file: 'apps/site/src/routes/public/SlugRoute.tsx',
        from: 'useStaticPages().find((candidate) => candidate.slug === slug)',
        to: 'useStaticPages().find((candidate) => candidate.slug === slug) ?? { title: slug }',
      },
    ],
  },
  R074: {
    text: '/{slug} with an unknown slug shows NotFound.',
    shownBy: leadsNowhere,
    breaks: [
      {
        file: 'apps/site/src/routes/public/SlugRoute.tsx',
        from: ': <NotFoundRoute />',
        to: ': <StaticPage status="loading" />',
      },
    ],
  },
  R075: {
    text: '/static-page/{id} (StaticPage, param id) is public and shows the page by id.',
    shownBy: [
      e2e('routes.spec.ts', 'a guest opens what is public', '/static-page/4'),
      models(addresses, 'a guest', 'opens /static-page/1'),
    ],
    breaks: [moved('StaticPage', '/static-page/:id'), closed('StaticPageByIdRoute')],
  },
  R076: {
    text: 'Any other path shows NotFound (NotFound) with heading "Oops! Page Not Found".',
    shownBy: leadsNowhere,
    breaks: [
      { file: table, from: '            <Route path="*" element={<NotFoundRoute />} />\n', to: '' },
      { file: notFoundTexts, from: "'Oops! Page Not Found'", to: "'Other words'" },
    ],
  },
  R077: {
    text: 'NotFound shows "Sorry, the page you are looking for does not exist." and a link back home.',
    shownBy: leadsNowhere,
    breaks: [
      { file: notFoundTexts, from: "'Sorry, the page you are looking for does not exist.'", to: "'Other words'" },
      { file: 'packages/ui/src/screens/NotFound/NotFound.tsx', from: 'href={hrefs.home}', to: 'href={hrefs.faq}' },
    ],
  },
  R078: {
    text: 'Fixed routes always win over /{slug} (a page with slug "faq" cannot shadow /faq).',
    shownBy: [
      bySlug('the fixed one wins'),
      models(addresses, 'a page of text', 'never stands where a page of the site does'),
    ],
    breaks: [
      {
        file: table,
        from: "            <Route path={paths.FaqPage} element={listed('FaqPage', FaqRoute)} />\n",
        to: '',
      },
    ],
  },
} satisfies Area
