import { type Area, e2e, models, plays, unit } from '../evidence.ts'
import { addresses, moved } from './route-evidence.ts'

const landing = 'packages/ui/src/screens/publicPages.test.tsx'
const reference = 'apps/api/test/reference.test.ts'
const images = 'apps/api/test/images.test.ts'
const mainJob = 'the main job: from the landing page to pictures, tokens and back again'
const frame = 'tests/routes/frame.test.ts'

const says = unit(landing, 'public pages without a browser', 'the landing says what it promises')
const job = (step: string) => e2e('journey.spec.ts', mainJob, step)

const generating = job('generate four images in different styles, the cost on the button before it is pressed')
const removing = job('remove the background of an uploaded photograph and get a PNG with alpha')
const upscaling2 = job('upscale it 2x, compare before and after by keyboard, download')
const upscaling4 = job('upscale it 4x, compare before and after by keyboard, download')

/** Section 1 Product, audience, public content. */
export const product = {
  R001: {
    text: 'Three services exist and are reachable: generate image, remove background, upscale image.',
    shownBy: [
      generating,
      removing,
      upscaling2,
      models(addresses, 'who is signed in', 'opens /services/generate-image'),
      models(addresses, 'who is signed in', 'opens /services/remove-background'),
      models(addresses, 'who is signed in', 'opens /services/upscale'),
      models(frame, 'the services lead to one another'),
    ],
    breaks: [
      moved('ServicesGenerate', '/services/generate-image'),
      moved('ServicesRemoveBackground', '/services/remove-background'),
      moved('ServicesUpscale', '/services/upscale'),
    ],
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
    shownBy: [
      generating,
      unit(reference, 'what every page needs', 'settings'),
      plays('screens-generateimage--styles-share-the-images'),
    ],
    breaks: [
      {
        file: 'apps/api/src/images/offers.ts',
        from: 'image_generation_styles: known.length > 0 ? known : [NO_STYLE],',
        to: 'image_generation_styles: known.slice(0, 1),',
      },
      {
        file: 'packages/ui/src/screens/GenerateImage/StyleChips.tsx',
        from: 'options.styles.map(',
        to: 'options.styles.slice(0, 1).map(',
      },
    ],
  },
  R004: {
    text: 'Remove background takes an uploaded file and produces a clean PNG (alpha channel, content type image/png).',
    shownBy: [
      removing,
      unit(images, 'work on uploads', 'removing a background keeps the result and the upright, cleaned upload'),
      unit('apps/api/src/engines/background.test.ts', 'removeBackground'),
    ],
    breaks: [
      {
        file: 'apps/api/src/engines/background/remove.ts',
        from: "contentType: 'image/png'",
        to: "contentType: 'image/webp'",
      },
      {
        file: 'apps/api/src/engines/background/remove.ts',
        from: '    .png({ compressionLevel',
        to: '    .flatten()\n    .png({ compressionLevel',
      },
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
    breaks: [
      { file: 'apps/api/src/db/seed/catalogue.ts', from: 'upscale_factors: [2, 4]', to: 'upscale_factors: [2, 4, 8]' },
      { file: 'apps/api/src/db/seed/catalogue.ts', from: 'upscale_factors: [2, 4]', to: 'upscale_factors: [2]' },
    ],
  },
  R006: {
    text: 'Upscale result shows a before/after comparison.',
    shownBy: [upscaling2, plays('screens-upscale--delivered')],
    breaks: [
      {
        file: 'packages/ui/src/screens/Upscale/Enlarged.tsx',
        from: '        {source ? (\n',
        to: '        {source && zoom === null ? (\n',
      },
    ],
  },
  R007: {
    text: 'Upscale result can be downloaded.',
    shownBy: [upscaling2, upscaling4, plays('screens-upscale--delivered')],
    breaks: [
      {
        file: 'packages/ui/src/screens/Upscale/Enlarged.tsx',
        from: "        <DownloadButton href={result.downloadUrl} label={t('upscale.download', { size: dimensions(result) })} />\n",
        to: '',
      },
    ],
  },
  R008: {
    text: 'Every creation is kept in the library ("my projects") until the user deletes it; it survives reload and re-login.',
    shownBy: [
      job('find all of it in My projects after a reload, a crash of the server and a new sign-in'),
      unit(
        'apps/api/test/library.test.ts',
        'a picture is kept for as long as nobody deletes it: ten years and every sweep later it is there',
      ),
      unit('apps/api/test/library.test.ts', 'files that nothing needs go after a day, the others stay'),
    ],
    breaks: [
      {
        file: 'apps/api/src/library/sweep.ts',
        from: ".where('deleted_at', '<=', after(clock.now(), -RESTORABLE_FOR))",
        to: ".where('created_at', '<=', after(clock.now(), -RESTORABLE_FOR))",
      },
      { file: 'apps/api/src/library/sweep.ts', from: 'if (!needed.has(key)) await', to: 'await' },
    ],
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
    breaks: [
      {
        file: 'apps/api/src/library/projects.ts',
        from: "selectFrom('projects').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)",
        to: "selectFrom('projects').selectAll().where('user_id', '=', userId)",
      },
      {
        file: 'apps/api/src/library/projects.ts',
        from: "    .where('deleted_at', 'is', null)\n    .executeTakeFirst()",
        to: '    .executeTakeFirst()',
      },
      {
        file: 'apps/api/src/library/sweep.ts',
        from: 'const key of filesOf(project)',
        to: 'const key of [project.thumb_file]',
      },
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
      unit('apps/api/test/payments.test.ts', 'cards'),
      models('tests/routes/buying.test.ts', 'the card form is filled in from the profile, and sent without a phone'),
    ],
    breaks: [
      { file: 'apps/api/src/payments/settle.ts', from: '  await creditDeposit(trx, deposit)\n', to: '' },
      { file: 'apps/site/src/flows/checkout/usePay.ts', from: 'card_number: card.cardNumber', to: "card_number: ''" },
    ],
  },
  R011: {
    text: 'Offers shown: token packs (including a free tier) and a custom-amount plan; custom plan also addressed to agencies and power users.',
    shownBy: [plays('screens-offers--packs-and-own-amount'), says],
    breaks: [
      {
        file: 'packages/ui/src/screens/Offers/Offers.tsx',
        from: '      <Packs state={packs} currency={currency} internal={internal} onChoose={onChoosePack} />\n',
        to: '',
      },
      {
        file: 'packages/ui/src/screens/Offers/Offers.tsx',
        from: 'onChoose={onChooseCustom}',
        to: 'onChoose={() => undefined}',
      },
      {
        file: 'packages/ui/src/screens/Offers/PackCard.tsx',
        from: 'const free = pack.price === 0',
        to: 'const free = false',
      },
      { file: 'packages/ui/src/texts/en/offers.ts', from: 'For agencies and power users too', to: 'For everybody' },
    ],
  },
  R012: {
    text: 'Marketing text states that the first 10 tokens are free.',
    shownBy: [says],
    breaks: [
      {
        file: 'packages/ui/src/texts/en/landing.ts',
        from: "'landing.promise.free': 'The first 10 tokens are free'",
        to: "'landing.promise.free': 'The first tokens are free'",
      },
    ],
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
      {
        file: 'apps/api/src/app.ts',
        from: '  await deleteOldKeys(dependencies.db, dependencies.clock.now())\n',
        to: "  await deleteOldKeys(dependencies.db, dependencies.clock.now())\n  await dependencies.db.updateTable('ledger_accounts').set({ balance_tenths: 0 }).where('kind', '=', 'available').execute()\n",
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
    breaks: [
      {
        file: 'packages/ui/src/texts/en/landing.ts',
        from: "'landing.promise.quick': 'Sign up in under 60 seconds'",
        to: "'landing.promise.quick': 'Sign up in under 90 seconds'",
      },
    ],
  },
  R016: {
    text: 'Header shows the signed-in user\'s token balance labelled "Tokens".',
    shownBy: [
      job('register, and see the welcome tokens in the header'),
      plays('screens-siteheader--signed-in'),
      models(frame, 'who is signed in', 'reads their tokens in the header'),
    ],
    breaks: [
      { file: 'packages/ui/src/texts/en/frame.ts', from: "'frame.tokens': 'Tokens'", to: "'frame.tokens': 'Coins'" },
      {
        file: 'apps/site/src/frame/HeaderAccount.tsx',
        from: 'balance={profile?.balance ?? null}',
        to: 'balance={null}',
      },
    ],
  },
  R017: {
    text: 'A signed-in user has an avatar shown in the UI; a fallback shows when avatarUrl is empty.',
    shownBy: [
      e2e('frame.spec.ts', 'a person has a face in the header: initials first, then the picture'),
      plays('primitives-avatar--picture-that-fails-to-load'),
      models(frame, 'who is signed in', 'has their initials for a face, or their picture'),
    ],
    breaks: [
      { file: 'packages/ui/src/primitives/Avatar/Avatar.tsx', from: '{letters || <Icon', to: '{<Icon' },
      { file: 'apps/site/src/frame/HeaderAccount.tsx', from: '      avatarUrl={profile?.avatarUrl}\n', to: '' },
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
      models(frame, 'who is signed in', 'chooses a currency in the header'),
    ],
    breaks: [
      {
        file: 'apps/site/src/frame/SiteLayout.tsx',
        from: "onChange: (code) => currency.send({ type: 'currency.picked', code }),",
        to: 'onChange: () => undefined,',
      },
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
      models(frame, 'who is signed in', 'chooses a language in the profile, and reads English where a text is missing'),
    ],
    breaks: [
      {
        file: 'apps/site/src/flows/account/useProfileScreen.ts',
        from: "onChange: (value) => language.send({ type: 'language.picked', id: Number(value) }),",
        to: 'onChange: () => undefined,',
      },
    ],
  },
} satisfies Area
