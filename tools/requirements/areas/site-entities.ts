import { type Area, e2e, models, plays, unit } from '../evidence.ts'

const mappers = 'apps/site/src/app/mappers.test.ts'
const reference = 'apps/api/test/reference.test.ts'
const phones = 'packages/ui/src/controls/PhoneField/detect.test.ts'
const signing = (step: string) =>
  e2e('session.spec.ts', 'signing up, out and in: what is sent, and what the browser keeps', step)
const banner = (step: string) =>
  e2e('frame.spec.ts', 'the cookie banner asks, keeps the answer, and asks again only who declined', step)
const settings = unit(reference, 'what every page needs', 'settings')
const pages = unit(reference, 'static pages', 'are listed with terms and privacy marked, and read by id and by slug')

/** Section 3 Entities: settings, pages, lists, what the browser keeps. */
export const siteEntities = {
  R161: {
    text: 'Settings carry requisites, support_email, copyright, company_name, company_reg_number, company_address.',
    shownBy: [
      unit(mappers, 'settings', 'of the company come under the names of the site (R161, R165)'),
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them'),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.requisites ?? defaultSettings.requisites',
        to: 'defaultSettings.requisites',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.support_email ?? defaultSettings.supportEmail',
        to: 'defaultSettings.supportEmail',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.copyright ?? defaultSettings.copyright',
        to: 'defaultSettings.copyright',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.company_name ?? defaultSettings.companyName',
        to: 'defaultSettings.companyName',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.company_reg_number ?? defaultSettings.companyRegNumber',
        to: 'defaultSettings.companyRegNumber',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.company_address ?? defaultSettings.companyAddress',
        to: 'defaultSettings.companyAddress',
      },
    ],
  },
  R162: {
    text: 'Settings carry is_reg_enabled, min_top_up, vat_percent, payment_methods (id, title, code).',
    shownBy: [
      unit(mappers, 'settings', 'of selling say who may register, the least sum, VAT and ways to pay (R162)'),
      settings,
    ],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.is_reg_enabled ?? defaultSettings.isRegEnabled',
        to: 'defaultSettings.isRegEnabled',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.min_top_up ?? defaultSettings.minTopUp',
        to: 'defaultSettings.minTopUp',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.vat_percent ?? defaultSettings.vatPercent',
        to: 'defaultSettings.vatPercent',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.payment_methods ?? defaultSettings.paymentMethods',
        to: 'defaultSettings.paymentMethods',
      },
    ],
  },
  R163: {
    text: 'Settings carry welcome_bonus_tokens, points_conversion_rate, image_generation_price, background_removal_price, upscale_price.',
    shownBy: [unit(mappers, 'settings', 'of tokens come in tenths (R163)')],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'tokens(dto.welcome_bonus_tokens, defaultSettings.welcomeBonusTokens)',
        to: 'defaultSettings.welcomeBonusTokens',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'tokens(dto.image_generation_price, defaultSettings.imageGenerationPrice)',
        to: 'defaultSettings.imageGenerationPrice',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'tokens(dto.background_removal_price, defaultSettings.backgroundRemovalPrice)',
        to: 'defaultSettings.backgroundRemovalPrice',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'tokens(dto.upscale_price, defaultSettings.upscalePrice)',
        to: 'defaultSettings.upscalePrice',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.points_conversion_rate ?? defaultSettings.pointsConversionRate',
        to: 'defaultSettings.pointsConversionRate',
      },
    ],
  },
  R164: {
    text: 'Settings carry image_generation_sizes, upscale_factors, google_tag.',
    shownBy: [unit(mappers, 'settings', 'of images and visits say sizes, factors and the tag (R164)'), settings],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.image_generation_sizes ?? defaultSettings.imageGenerationSizes',
        to: 'defaultSettings.imageGenerationSizes',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.upscale_factors ?? defaultSettings.upscaleFactors',
        to: 'defaultSettings.upscaleFactors',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.google_tag ?? defaultSettings.googleTag',
        to: 'defaultSettings.googleTag',
      },
    ],
  },
  R165: {
    text: 'Client exposes settings also as companyName, companyRegNumber, companyAddress, supportEmail, internal_currency (name, image).',
    shownBy: [unit(mappers, 'settings', 'of the company come under the names of the site (R161, R165)')],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'dto.internal_currency ?? defaultSettings.internalCurrency',
        to: 'defaultSettings.internalCurrency',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'companyName: dto.company_name',
        to: 'companyName: dto.company_address',
      },
      {
        file: 'apps/site/src/app/mappers.ts',
        from: 'supportEmail: dto.support_email',
        to: 'supportEmail: dto.requisites',
      },
    ],
  },
  R166: {
    text: 'Static page has id, slug, title, content (HTML), is_terms, is_privacy.',
    shownBy: [
      unit(mappers, 'a static page is known by id, slug and title, and as terms or privacy policy (R166)'),
      pages,
      plays('screens-staticpage--ready'),
    ],
    breaks: [
      { file: 'apps/site/src/app/mappers.ts', from: 'isPrivacy: dto.is_privacy', to: 'isPrivacy: dto.is_terms' },
      { file: 'apps/site/src/app/mappers.ts', from: 'slug: dto.slug', to: "slug: 'none'" },
      {
        file: 'apps/api/src/operations/listStaticPages.ts',
        from: "'is_terms', 'is_privacy'",
        to: "'is_terms', 'is_terms as is_privacy'",
      },
    ],
  },
  R167: {
    text: 'Country has id, title, iso.',
    shownBy: [
      unit(mappers, 'a country has id, title and ISO code (R167)'),
      unit(reference, 'what every page needs', 'every country by title, each with an id of its own'),
    ],
    breaks: [
      {
        file: 'apps/site/src/app/mappers.ts',
        from: "({ id, title, iso }: Schemas['Country']): Country => ({ id, title, iso })",
        to: "({ id, title }: Schemas['Country']): Country => ({ id, title, iso: '' })",
      },
      {
        file: 'apps/api/src/operations/listCountries.ts',
        from: 'payload: countries,',
        to: 'payload: countries.map((country) => ({ ...country, id: 1 })),',
      },
    ],
  },
  R168: {
    text: 'Phone country list entries have name, ISO2 code, dial code, priority, area codes.',
    shownBy: [unit(phones, 'the list of countries'), unit(phones, 'detectCountry'), unit(phones, 'searchCountries')],
    breaks: [
      {
        file: 'packages/ui/src/controls/PhoneField/detect.ts',
        from: 'one.priority - other.priority',
        to: 'other.priority - one.priority',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/detect.ts',
        from: 'areaCodes.some((area) => rest.startsWith(area))',
        to: 'areaCodes.some((area) => rest === area)',
      },
      {
        file: 'packages/ui/src/controls/PhoneField/detect.ts',
        from: 'fold(iso2) === wanted || dialCode === digits',
        to: 'dialCode === digits',
      },
    ],
  },
  R169: {
    text: 'Social links list is fetched and shown. [D50]',
    shownBy: [
      e2e('frame.spec.ts', 'the foot of the page says who runs the site and how to reach them', 'the networks'),
      plays('screens-sitefooter--unknown-networks'),
      models(
        'tests/routes/frame.test.ts',
        'the foot of the page',
        'leads to the networks of the list, and to nothing that is no address of the web',
      ),
    ],
    breaks: [
      { file: 'apps/site/src/frame/SiteLayout.tsx', from: "links.status === 'ready' ? links.data : []", to: '[]' },
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: "links.status === 'ready' ? links.data : []",
        to: "[{ id: 1, title: 'Instagram', url: 'https://www.instagram.com/' }]",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SocialLinks.tsx',
        from: 'links.filter((link) => isWeb(link.url))',
        to: 'links',
      },
      { file: 'packages/ui/src/screens/SiteFooter/SocialLinks.tsx', from: '                {title}\n', to: '' },
      { file: 'packages/ui/src/screens/SiteFooter/SocialLinks.tsx', from: ' aria-label={title}>', to: '>' },
    ],
  },
  R170: {
    text: 'Token pricing has priceTiers with min, max (null = open-ended), price.',
    shownBy: [
      unit(
        'apps/site/src/flows/offers/tierPrice.test.ts',
        '1000 tenths cost 900, in whatever order the tiers are (D08, R170)',
      ),
      unit(reference, 'prices', 'the tiers that are shown give the price that is charged'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/offers/tierPrice.ts',
        from: 'tier.min <= tokens',
        to: 'tier.min < tokens',
      },
      {
        file: 'apps/api/src/operations/getTokenPricing.ts',
        from: 'price: fromMinor(tokenPriceE4(tier, currency), E4_DIGITS)',
        to: 'price: fromMinor(tokenPriceE4(tier, currency), 2)',
      },
      {
        file: 'apps/api/src/operations/getTokenPricing.ts',
        from: 'max: tier.max_tenths === null ? null : fromTenths(tier.max_tenths)',
        to: 'max: null',
      },
      { file: 'apps/api/src/operations/getTokenPricing.ts', from: 'min: fromTenths(tier.min_tenths)', to: 'min: 0' },
    ],
  },
  R171: {
    text: 'userBalance shows the balance in tokens, or 0.',
    shownBy: [
      plays('screens-siteheader--signed-in'),
      plays('screens-siteheader--balance-unknown'),
      models('tests/routes/frame.test.ts', 'who is signed in', 'reads their tokens in the header'),
      models(
        'tests/routes/frame.test.ts',
        'who is signed in',
        'reads 0 tokens while nobody could say how many there are',
      ),
    ],
    breaks: [
      { file: 'packages/ui/src/format/tokens.ts', from: '? tenths / 10 : 0', to: '? tenths : 0' },
      { file: 'packages/ui/src/format/tokens.ts', from: '? tenths / 10 : 0', to: '? tenths / 10 : 10' },
      { file: 'apps/site/src/app/mappers.ts', from: 'balance: toTenths(dto.balance)', to: 'balance: dto.balance' },
      {
        file: 'apps/site/src/frame/HeaderAccount.tsx',
        from: 'balance={profile?.balance ?? null}',
        to: 'balance={profile?.balance ?? 10}',
      },
    ],
  },
  R172: {
    text: 'Browser storage keys are auth_session, token, currencyCode, currencySymbol, languageId.',
    shownBy: [
      signing('sign-up sends exactly its fields, and keeps flag and token'),
      e2e('frame.spec.ts', 'the language: chosen in the foot of the page, kept, and English where a text is missing'),
    ],
    breaks: [
      { file: 'apps/site/src/app/storage.ts', from: "session: 'auth_session'", to: "session: 'session'" },
      { file: 'apps/site/src/app/storage.ts', from: "languageId: 'languageId'", to: "languageId: 'language'" },
    ],
  },
  R173: {
    text: 'Cookie consent is stored as true/false.',
    shownBy: [
      banner('a no is kept for a year, and asked again on the next load'),
      banner('a yes is kept for a year, and not asked again'),
      unit('apps/site/src/app/cookies.test.ts', 'the consent (R173)'),
      models('tests/model/screens/cookie-banner.test.ts', 'cookie-banner, at the screens'),
    ],
    breaks: [
      { file: 'apps/site/src/app/consent.ts', from: 'String(accepted)', to: "accepted ? '1' : '0'" },
      { file: 'apps/site/src/app/consent.ts', from: "stored === 'true'", to: 'true' },
      {
        file: 'apps/site/src/frame/CookieConsent.tsx',
        from: 'writeConsent(accepted, days)',
        to: 'writeConsent(true, days)',
      },
      {
        file: 'apps/site/src/frame/CookieConsent.tsx',
        from: 'writeConsent(accepted, days)',
        to: 'writeConsent(false, days)',
      },
    ],
  },
} satisfies Area
