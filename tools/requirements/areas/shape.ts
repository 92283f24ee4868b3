import { type Area, step, unit } from '../evidence.ts'

const shape = (title: string) => unit('tests/repo/shape.test.ts', 'the shape of the repository', title)
const parts = (folder: string, names: readonly string[]) =>
  names.map((name) => shape(`the design system has ${folder}/${name}, with its stories (R402)`))
const machines = ['auth', 'checkout', 'card-payment', 'deposit-polling', 'cookie-banner']
const machinesWithModels = [
  ...[...machines, 'currency-choice', 'delete-with-undo', 'image-jobs', 'image-request', 'language-choice', 'start-up'],
  'token-return',
]
const forms = [
  ...['change-password', 'contact', 'forgot-password', 'profile-picture', 'reset-password', 'update-profile'],
  'verification-mail',
]
const walks = (file: string, flow: string) =>
  unit(
    `packages/machines/src/${file}.model.test.ts`,
    `the ways through ${flow}`,
    'visit every state, every transition and both answers of every guard',
  )

/** Section 10 Design card: shape and users. */
export const shapeOfSources = {
  R400: {
    text: 'Top level holds package.json, openapi.yaml, packages/ui, packages/machines, packages/api-client, apps/site, .storybook, tests, README.md.',
    shownBy: [
      ...['package.json', 'openapi.yaml', 'packages/ui/package.json', 'packages/machines/package.json'].map((file) =>
        shape(`has ${file} at its top (R400)`),
      ),
      ...['packages/api-client/package.json', 'apps/site/package.json', '.storybook/main.ts', 'tests'].map((file) =>
        shape(`has ${file} at its top (R400)`),
      ),
      shape('has README.md at its top (R400)'),
    ],
    noBreak: 'a break edits one file, and this is about which files there are',
  },
  R401: {
    text: 'Listed packages are used: react, react-dom, react-router-dom, Radix dialog/dropdown-menu/slider, class-variance-authority, vanilla-extract, xstate, @xstate/react, openapi-typescript, openapi-fetch, storybook, @storybook/test, chromatic, vitest, vite; TypeScript throughout. [D66]',
    shownBy: [
      ...['react', 'react-dom', 'react-router-dom', '@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu'].map(
        (name) => shape(`imports ${name} (R401)`),
      ),
      ...['@radix-ui/react-slider', 'class-variance-authority', '@vanilla-extract/css', 'xstate', '@xstate/react'].map(
        (name) => shape(`imports ${name} (R401)`),
      ),
      ...['openapi-fetch', 'storybook/test', 'vitest'].map((name) => shape(`imports ${name} (R401)`)),
      ...['openapi-typescript', 'chromatic', 'storybook', 'vite build'].map((name) => shape(`runs ${name} (R401)`)),
      shape('is TypeScript wherever people get it (R401)'),
    ],
    breaks: [
      {
        file: 'packages/ui/src/controls/TokenSlider/TokenSlider.tsx',
        from: "'@radix-ui/react-slider'",
        to: "'@radix-ui/react-progress'",
      },
      {
        file: 'packages/ui/src/overlays/Menu/MenuList.tsx',
        from: "'@radix-ui/react-dropdown-menu'",
        to: "'@radix-ui/react-menu'",
      },
      {
        file: 'packages/api-client/scripts/generate.mjs',
        from: "from 'openapi-typescript'",
        to: "from 'another-generator'",
      },
      { file: 'package.json', from: '"chromatic": "chromatic --config-file', to: '"cloud": "cloud --config-file' },
      { file: 'package.json', from: '"build": "vite build apps/site', to: '"build": "rollup apps/site' },
      { file: 'package.json', from: 'storybook build -c', to: 'storybook-not build -c' },
    ],
  },
  R402: {
    text: 'packages/ui covers every modal, form control, phone input and slider.',
    shownBy: [
      ...parts('overlays', ['BuyTokensModal', 'ConfirmInformationModal', 'ContactModal', 'ConsentModal']),
      ...parts('controls', ['TextField', 'TextArea', 'Select', 'Checkbox', 'PasswordField', 'EmailField']),
      ...parts('controls', ['CardNumberField', 'ExpiryField', 'CvvField', 'CardholderNameField']),
      ...parts('controls', ['PhoneField', 'TokenSlider', 'FileDrop', 'PromoCodeField']),
      shape('the site draws nothing by itself, and so has no control of its own (R405)'),
    ],
    noBreak: 'a break edits one file, and this is about which files there are',
  },
  R403: {
    text: 'packages/machines has separate machines for auth, checkout, card payment, deposit polling and cookie banner, importable without React.',
    shownBy: [
      ...machines.map((flow) => shape(`${flow} is a machine of its own, which can be had without the others (R403)`)),
      unit('tests/repo/directions.test.ts', 'directions between the packages', 'machines know no React and no browser'),
    ],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/index.ts',
        from: "'./cookie-banner.machine.ts'",
        to: "'./cookie-banner.machine.ts'\nexport { authMachine } from '../auth/auth.machine.ts'",
      },
      {
        file: 'packages/machines/src/shared/safe-url.ts',
        from: 'export const isOwnPath',
        to: "import 'react'\nexport const isOwnPath",
      },
    ],
  },
  R404: {
    text: 'packages/api-client is generated from openapi.yaml.',
    shownBy: [step('contract'), shape('the types of the client say that they are generated (R404)')],
    breaks: [
      { file: 'packages/api-client/src/schema.gen.ts', from: '    "/is-auth": {', to: '    "/is-authenticated": {' },
    ],
  },
  R405: {
    text: 'apps/site only composes: routes, providers, no own form controls.',
    shownBy: [
      shape('the site draws nothing by itself, and so has no control of its own (R405)'),
      shape('the site has no styles and no parts of libraries of its own (R405)'),
    ],
    breaks: [
      { file: 'apps/site/src/App.tsx', from: '        <NoticeHost />\n', to: '        <NoticeHost />\n<input />' },
      {
        file: 'apps/site/src/frame/RouterLink.tsx',
        from: "import { Link } from 'react-router-dom'",
        to: "import '@radix-ui/react-select'\nimport { Link } from 'react-router-dom'",
      },
    ],
  },
  R406: {
    text: 'Storybook has a story for every screen state (each route x loading/empty/error/success/validation/busy state that exists).',
    shownBy: [unit('tools/story-coverage/routes.test.ts', 'each route in each of its states'), step('stories')],
    breaks: [
      {
        file: 'packages/ui/src/screens/Login/Login.stories.tsx',
        from: 'export const SigningIn: Story',
        to: 'export const Signing: Story',
      },
      {
        file: 'apps/site/src/paths.ts',
        from: "  HomePage: '/',\n",
        to: "  HomePage: '/',\n  About: '/about',\n",
      },
    ],
  },
  R407: {
    text: 'Visual-regression tests cover every story and run offline.',
    shownBy: [
      step('visual'),
      unit(
        'tools/visual-regression/shots.test.ts',
        'a part is of everything, and has something of each story that is not for another window',
      ),
    ],
    breaks: [
      {
        file: 'tools/visual-regression/shots.ts',
        from: 'part: Scope = { widths: [390]',
        to: 'part: Scope = { widths: [768]',
      },
    ],
  },
  R408: {
    text: 'Machine-model tests reach every state and every transition of each machine.',
    shownBy: [
      unit('packages/machines/src/models.test.ts', 'every machine has a model'),
      ...machinesWithModels.map((flow) => walks(`${flow}/${flow}`, flow)),
      ...forms.map((flow) => walks('form/form', flow)),
    ],
    breaks: [
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.model.ts',
        from: "      'the person comes back after accepting': 'accepted',\n",
        to: '',
      },
      {
        file: 'packages/machines/src/cookie-banner/cookie-banner.machine.ts',
        from: '    declined: { description',
        to: "    never: { description: 'Nobody comes here.' },\n    declined: { description",
      },
    ],
  },
} satisfies Area
