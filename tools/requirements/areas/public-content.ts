import { type Area, e2e, models, plays, unit } from '../evidence.ts'
import { addresses, closed } from './route-evidence.ts'

const landing = 'packages/ui/src/screens/publicPages.test.tsx'
const reference = 'apps/api/test/reference.test.ts'
const mainJob = 'the main job: from the landing page to pictures, tokens and back again'
const frame = 'tests/routes/frame.test.ts'
const foot = 'the foot of the page says who runs the site and how to reach them'

const says = unit(landing, 'public pages without a browser', 'the landing says what it promises')
const hasParts = unit(landing, 'public pages without a browser', 'the landing has its parts, in their order')
const job = (step: string) => e2e('journey.spec.ts', mainJob, step)
const inFooter = (step: string) => e2e('frame.spec.ts', foot, step)
const opens = (path: string) => e2e('routes.spec.ts', 'a guest opens what is public', path)

/** Section 1 Public content: the landing, the foot of the page, languages. */
export const publicContent = {
  R020: {
    text: 'Landing hero text is exactly "1 Space, 3 Superpowers, Infinite imagination".',
    shownBy: [job('read the landing page'), plays('screens-landing--home'), says],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/landing.ts',
        from: "'1 Space, 3 Superpowers, Infinite imagination'",
        to: "'1 Space, 3 Superpowers'",
      },
    ],
  },
  R021: {
    text: 'Landing start-creating button links to the Services route.',
    shownBy: [
      plays('screens-landing--home'),
      e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services'),
      models(frame, '“Start creating” at home leads to the services'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Landing.tsx',
        from: '<Button size="lg" href={hrefs.services}>',
        to: '<Button size="lg" href={hrefs.faq}>',
      },
    ],
  },
  R022: {
    text: 'Landing try-now button links to the Services route.',
    shownBy: [
      plays('screens-landing--home'),
      e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services'),
      models(frame, '“Try now” at home leads to the services'),
    ],
    breaks: [{ file: 'packages/ui/src/screens/Landing/Flow.tsx', from: 'href={servicesHref}', to: 'href="/faq"' }],
  },
  R023: {
    text: 'Landing shows a three-step creative flow.',
    shownBy: [hasParts],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Flow.tsx',
        from: "            { title: t('landing.flow.third.title'), text: t('landing.flow.third.text') },\n",
        to: '',
      },
      {
        file: 'packages/ui/src/screens/Landing/Landing.tsx',
        from: '      <Flow servicesHref={hrefs.services} />\n',
        to: '',
      },
    ],
  },
  R024: {
    text: 'Landing shows the three services.',
    shownBy: [hasParts],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Landing.tsx',
        from: '      <Services hrefs={hrefs} prices={prices} />\n',
        to: '',
      },
      {
        file: 'packages/ui/src/screens/Landing/Services.tsx',
        from: "title={t('landing.services.upscale.title')}",
        to: "title={t('landing.services.removeBackground.title')}",
      },
    ],
  },
  R025: {
    text: 'Landing shows the token packs.',
    shownBy: [hasParts, e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services')],
    breaks: [
      { file: 'packages/ui/src/screens/Landing/Landing.tsx', from: '          <Offers {...offers} />\n', to: '' },
    ],
  },
  R026: {
    text: 'Landing shows a why-choose-us section.',
    shownBy: [says, hasParts],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Landing.tsx',
        from: '      <Why servicesHref={hrefs.services} />\n',
        to: '',
      },
    ],
  },
  R027: {
    text: 'Landing shows a help box for stuck users.',
    shownBy: [hasParts, plays('screens-parts-helpbox--with-link')],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Landing.tsx',
        from: '      <Help faqHref={hrefs.faq} onContact={onContact} />\n',
        to: '',
      },
    ],
  },
  R028: {
    text: 'Landing offers a contact form.',
    shownBy: [
      e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home'),
      models(frame, 'the stuck ask for help at home'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/Landing/Help.tsx',
        from: 'onAction={onContact}',
        to: 'onAction={() => undefined}',
      },
    ],
  },
  R029: {
    text: 'Public pages exist: pricing, FAQ, static pages (e.g. terms, privacy, cookie policy).',
    shownBy: [
      opens('/pricing'),
      opens('/faq'),
      opens('/terms'),
      opens('/privacy'),
      opens('/cookie-policy'),
      models(addresses, 'a guest', 'opens /pricing'),
      models(addresses, 'a guest', 'opens /faq'),
      models(addresses, 'a guest', 'opens /terms'),
      unit(reference, 'static pages', 'are listed with terms and privacy marked, and read by id and by slug'),
    ],
    breaks: [
      closed('PricingRoute'),
      closed('FaqRoute'),
      { file: 'apps/api/src/db/seed/pages.ts', from: "slug: 'terms'", to: "slug: 'rules'" },
      { file: 'apps/api/src/db/seed/pages.ts', from: "slug: 'privacy'", to: "slug: 'rules'" },
      { file: 'apps/api/src/db/seed/pages.ts', from: "slug: 'cookie-policy'", to: "slug: 'rules'" },
      {
        file: 'apps/site/src/routes/public/SlugRoute.tsx',
        from: 'return page ?',
        to: 'return page && known === null ?',
      },
    ],
  },
  R030: {
    text: 'Footer shows company name from settings.',
    shownBy: [
      inFooter('company'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'name: settings.companyName,',
        to: "name: 'Mintage Studio Ltd',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: "    [t('frame.footer.company'), company.name],\n",
        to: '',
      },
    ],
  },
  R031: {
    text: 'Footer shows registration number from settings.',
    shownBy: [
      inFooter('registration'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'registrationNumber: settings.companyRegNumber,',
        to: "registrationNumber: 'MS-0042-1971',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: "    [t('frame.footer.registration'), company.registrationNumber],\n",
        to: '',
      },
    ],
  },
  R032: {
    text: 'Footer shows address from settings.',
    shownBy: [
      inFooter('address'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'address: settings.companyAddress,',
        to: "address: '1 Example Row, Sampleton, EX1 0AA',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: "    [t('frame.footer.address'), company.address],\n",
        to: '',
      },
    ],
  },
  R033: {
    text: 'Footer shows requisites from settings.',
    shownBy: [
      inFooter('requisites'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'requisites: settings.requisites,',
        to: "requisites: 'Sample Bank, account 00-0000-0000, BIC SAMPLEXX',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: "    [t('frame.footer.requisites'), company.requisites],\n",
        to: '',
      },
    ],
  },
  R034: {
    text: 'Footer shows a support e-mail link (mailto of support_email, text with {email} filled in).',
    shownBy: [
      inFooter('the support address is a link to write to'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'supportEmail: settings.supportEmail,',
        to: "supportEmail: 'support@mintage.example',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: 'href={`mailto:',
        to: 'href={`',
      },
    ],
  },
  R035: {
    text: 'Footer has a "Contact us" button opening the contact modal.',
    shownBy: [
      e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home'),
      models(frame, 'the foot of the page', 'opens the contact form'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: 'onClick={onContact}',
        to: 'onClick={() => undefined}',
      },
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'onContact={useContact()}',
        to: 'onContact={() => undefined}',
      },
    ],
  },
  R036: {
    text: 'Footer links to static pages by slug (fallback /static-page/{id} when a page has no slug).',
    shownBy: [
      inFooter('the documents by their slugs'),
      e2e(
        'routes.spec.ts',
        'an address by slug is a page only if the list has it, and never one of the fixed ones',
        'a page without a slug is linked by its id',
      ),
      models(frame, 'the foot of the page', 'leads to the documents by their slugs, and by its id to one without'),
    ],
    breaks: [
      {
        file: 'apps/site/src/paths.ts',
        from: 'page.slug ?',
        to: 'page.slug === null ?',
      },
      {
        file: 'apps/site/src/paths.ts',
        from: 'page.slug ?',
        to: 'page.slug !== undefined ?',
      },
    ],
  },
  R037: {
    text: 'Footer shows exactly two card brand logos.',
    shownBy: [
      inFooter('exactly two card brands'),
      plays('screens-sitefooter--everything'),
      models(frame, 'the foot of the page', 'shows the marks of two cards'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/screens/SiteFooter/CardBrands.tsx',
        from: '      <li>\n        <CardBrandMark brand="mastercard" label={t(\'frame.footer.mastercard\')} />\n      </li>\n',
        to: '',
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/CardBrands.tsx',
        from: '    </ul>',
        to: '      <li>\n        <CardBrandMark brand="visa" label="Amex" />\n      </li>\n    </ul>',
      },
    ],
  },
  R038: {
    text: 'Footer shows the copyright line from settings.',
    shownBy: [
      inFooter('copyright'),
      models(frame, 'the foot of the page', 'says who runs the site, in the words of the settings'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'copyright: settings.copyright,',
        to: "copyright: '© 2026 Mintage Studio Ltd. All rights reserved.',",
      },
      {
        file: 'packages/ui/src/screens/SiteFooter/SiteFooter.tsx',
        from: '{company.copyright ? <p className={styles.copyright}>{company.copyright}</p> : null}',
        to: '',
      },
    ],
  },
  R039: {
    text: 'Interface language is English; English is the fallback for every missing message.',
    shownBy: [
      e2e('frame.spec.ts', 'the language: chosen in the foot of the page, kept, and English where a text is missing'),
      unit('packages/ui/src/texts/useTexts.test.tsx', 'useTexts', 'speaks English by itself'),
      unit(
        'packages/ui/src/texts/useTexts.test.tsx',
        'useTexts',
        'lets the server override text by text, and falls back to English',
      ),
      models(frame, 'who is signed in', 'chooses a language in the profile, and reads English where a text is missing'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/translate.ts',
        from: 'overrides[key] ?? area[key] ?? key\n',
        to: 'overrides[key] ?? key\n',
      },
      {
        file: 'packages/ui/src/texts/useTexts.tsx',
        from: 'const Overrides = createContext<TextArea>({})',
        to: "const Overrides = createContext<TextArea>({ 'demo.title': 'Tokens kaufen' })",
      },
    ],
  },
  R040: {
    text: 'Language list can be fetched from the server.',
    shownBy: [unit(reference, 'what every page needs', 'languages and messages')],
    breaks: [
      {
        file: 'apps/api/src/operations/listLanguages.ts',
        from: 'payload: languages.map(',
        to: 'payload: languages.slice(1).map(',
      },
    ],
  },
} satisfies Area
