import { type Area, e2e, plays, unit } from '../evidence.ts'

const landing = 'packages/ui/src/screens/publicPages.test.tsx'
const reference = 'apps/api/test/reference.test.ts'
const images = 'apps/api/test/images.test.ts'
const mainJob = 'the main job: from the landing page to pictures, tokens and back again'
const foot = 'the foot of the page says who runs the site and how to reach them'

const says = unit(landing, 'public pages without a browser', 'the landing says what it promises')
const hasParts = unit(landing, 'public pages without a browser', 'the landing has its parts, in their order')
const job = (step: string) => e2e('journey.spec.ts', mainJob, step)
const inFooter = (step: string) => e2e('frame.spec.ts', foot, step)
const opens = (path: string) => e2e('routes.spec.ts', 'a guest opens what is public', path)

const generating = job('generate four images in different styles, the cost on the button before it is pressed')
const removing = job('remove the background of an uploaded photograph and get a PNG with alpha')
const upscaling2 = job('upscale it 2x, compare before and after by keyboard, download')
const upscaling4 = job('upscale it 4x, compare before and after by keyboard, download')

/** Section 1 Product, audience, public content. */
export const product = {
  R001: {
    text: 'Three services exist and are reachable: generate image, remove background, upscale image.',
    shownBy: [generating, removing, upscaling2],
  },
  R002: {
    text: 'Generate image produces up to 4 images per prompt; asking for 5 or more is refused by UI and by API.',
    shownBy: [
      generating,
      unit('packages/machines/src/image-request/rules.test.ts', 'a draft'),
      unit(images, 'generating', '{ count: 5 } is a fault of count: "Must be at most 4", and costs nothing'),
    ],
    breaks: [{ file: 'packages/machines/src/image-request/rules.ts', from: 'MAX_IMAGES = 4', to: 'MAX_IMAGES = 5' }],
  },
  R003: {
    text: 'Generate image offers different styles (a visible choice of more than one style). [D20]',
    shownBy: [generating, unit(reference, 'what every page needs', 'settings')],
  },
  R004: {
    text: 'Remove background takes an uploaded file and produces a clean PNG (alpha channel, content type image/png).',
    shownBy: [
      removing,
      unit(images, 'work on uploads', 'removing a background keeps the result and the upright, cleaned upload'),
    ],
  },
  R005: {
    text: 'Upscale offers factors 2x and 4x and no other by default.',
    shownBy: [
      upscaling2,
      upscaling4,
      unit(reference, 'what every page needs', 'settings'),
      unit(images, 'work on uploads', 'upscaling takes the offered factors only, and no result over 64 megapixels'),
    ],
  },
  R006: {
    text: 'Upscale result shows a before/after comparison.',
    shownBy: [upscaling2, plays('screens-upscale--delivered')],
  },
  R007: {
    text: 'Upscale result can be downloaded.',
    shownBy: [upscaling2, upscaling4],
  },
  R008: {
    text: 'Every creation is kept in the library ("my projects") until the user deletes it; it survives reload and re-login.',
    shownBy: [job('find all of it in My projects after a reload, a crash of the server and a new sign-in')],
  },
  R009: {
    text: 'A user can delete a creation from my projects; afterwards it is gone from list, API and file URL.',
    shownBy: [
      job('delete one'),
      unit(
        'apps/api/test/library.test.ts',
        'deleting',
        'hides the picture everywhere at once, and restoring brings it back',
      ),
      unit('apps/api/test/library.test.ts', 'deleting', 'is final after ten minutes: rows and files are gone'),
    ],
  },
  R010: {
    text: 'Users buy tokens with a credit/debit card.',
    shownBy: [
      e2e(
        'journey.spec.ts',
        'buying: chosen as a guest, taken up after sign-in, paid, and refused with the form kept',
        'a good card: success, and the balance risen by exactly the credits of the pack',
      ),
    ],
  },
  R011: {
    text: 'Offers shown: token packs (including a free tier) and a custom-amount plan; custom plan also addressed to agencies and power users.',
    shownBy: [plays('screens-offers--packs-and-own-amount'), says],
  },
  R012: {
    text: 'Marketing text states that the first 10 tokens are free.',
    shownBy: [says],
  },
  R013: {
    text: 'Marketing text states that tokens never expire; no token is ever removed by age.',
    shownBy: [
      says,
      unit(
        'apps/api/test/ledger.test.ts',
        'tokens do not age: ten years and every sweep later the balance is the same',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/landing.ts',
        from: "'landing.promise.expire': 'Tokens never expire'",
        to: "'landing.promise.expire': 'Tokens last'",
      },
    ],
  },
  R014: {
    text: 'Support text promises an answer within a day.',
    shownBy: [
      says,
      unit(
        'packages/ui/src/texts/agreed.test.ts',
        'agreed texts',
        'R014: frame.footer.answer says "We answer within a day."',
      ),
    ],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/frame.ts',
        from: "'frame.footer.answer': 'We answer within a day.'",
        to: "'frame.footer.answer': 'Other words'",
      },
    ],
  },
  R015: {
    text: 'Marketing text states sign-up in under 60 seconds.',
    shownBy: [says],
  },
  R016: {
    text: 'Header shows the signed-in user\'s token balance labelled "Tokens".',
    shownBy: [job('register, and see the welcome tokens in the header'), plays('screens-siteheader--signed-in')],
  },
  R017: {
    text: 'A signed-in user has an avatar shown in the UI; a fallback shows when avatarUrl is empty.',
    shownBy: [
      e2e('frame.spec.ts', 'a person has a face in the header: initials first, then the picture'),
      plays('primitives-avatar--picture-that-fails-to-load'),
    ],
  },
  R018: {
    text: 'A signed-in user can choose a display currency.',
    shownBy: [
      e2e(
        'frame.spec.ts',
        'the currency: fetched once, chosen in the header, and kept',
        'the profile of who is signed in is read again',
      ),
    ],
  },
  R019: {
    text: 'A signed-in user can choose a language. [D47]',
    shownBy: [
      e2e(
        'frame.spec.ts',
        'the language: chosen in the foot of the page, kept, and English where a text is missing',
        'who is signed in chooses it in the profile too',
      ),
    ],
  },
  R020: {
    text: 'Landing hero text is exactly "1 Space, 3 Superpowers, Infinite imagination".',
    shownBy: [job('read the landing page'), plays('screens-landing--home')],
  },
  R021: {
    text: 'Landing start-creating button links to the Services route.',
    shownBy: [
      plays('screens-landing--home'),
      e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services'),
    ],
  },
  R022: {
    text: 'Landing try-now button links to the Services route.',
    shownBy: [
      plays('screens-landing--home'),
      e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services'),
    ],
  },
  R023: {
    text: 'Landing shows a three-step creative flow.',
    shownBy: [hasParts],
  },
  R024: {
    text: 'Landing shows the three services.',
    shownBy: [hasParts],
  },
  R025: {
    text: 'Landing shows the token packs.',
    shownBy: [hasParts, e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services')],
  },
  R026: {
    text: 'Landing shows a why-choose-us section.',
    shownBy: [says, hasParts],
  },
  R027: {
    text: 'Landing shows a help box for stuck users.',
    shownBy: [hasParts, plays('screens-parts-helpbox--with-link')],
  },
  R028: {
    text: 'Landing offers a contact form.',
    shownBy: [e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home')],
  },
  R029: {
    text: 'Public pages exist: pricing, FAQ, static pages (e.g. terms, privacy, cookie policy).',
    shownBy: [opens('/pricing'), opens('/faq'), opens('/terms'), opens('/privacy'), opens('/cookie-policy')],
  },
  R030: {
    text: 'Footer shows company name from settings.',
    shownBy: [inFooter('company')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'name: settings.companyName,',
        to: "name: 'Mintage Studio Ltd',",
      },
    ],
  },
  R031: {
    text: 'Footer shows registration number from settings.',
    shownBy: [inFooter('registration')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'registrationNumber: settings.companyRegNumber,',
        to: "registrationNumber: 'MS-0042-1971',",
      },
    ],
  },
  R032: {
    text: 'Footer shows address from settings.',
    shownBy: [inFooter('address')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'address: settings.companyAddress,',
        to: "address: '1 Example Row, Sampleton, EX1 0AA',",
      },
    ],
  },
  R033: {
    text: 'Footer shows requisites from settings.',
    shownBy: [inFooter('requisites')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'requisites: settings.requisites,',
        to: "requisites: 'Sample Bank, account 00-0000-0000, BIC SAMPLEXX',",
      },
    ],
  },
  R034: {
    text: 'Footer shows a support e-mail link (mailto of support_email, text with {email} filled in).',
    shownBy: [inFooter('the support address is a link to write to')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'supportEmail: settings.supportEmail,',
        to: "supportEmail: 'support@mintage.example',",
      },
    ],
  },
  R035: {
    text: 'Footer has a "Contact us" button opening the contact modal.',
    shownBy: [e2e('frame.spec.ts', 'the contact form opens from the foot of the page and from home')],
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
    ],
  },
  R037: {
    text: 'Footer shows exactly two card brand logos.',
    shownBy: [inFooter('exactly two card brands')],
  },
  R038: {
    text: 'Footer shows the copyright line from settings.',
    shownBy: [inFooter('copyright')],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: 'copyright: settings.copyright,',
        to: "copyright: '© 2026 Mintage Studio Ltd. All rights reserved.',",
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
    ],
  },
  R040: {
    text: 'Language list can be fetched from the server.',
    shownBy: [unit(reference, 'what every page needs', 'languages and messages')],
  },
} satisfies Area
