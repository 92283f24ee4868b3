const library = (names: string) => `node_modules/(${names})/`
const icons = (names: string) => `node_modules/lucide-react/dist/esm/icons/(${names})\\.mjs`
const ui = (paths: string) => `packages/ui/src/(${paths})`
const machines = (paths: string) => `packages/machines/src/(${paths})`
const site = (paths: string) => `apps/site/src/(${paths})`

const matching = (...patterns: readonly string[]) => new RegExp(patterns.join('|'))

/**
 * What several lazy parts share, in files that are worth a request. Left alone, the bundler makes a file of each set of
 * modules that is wanted in the same places, and most of them are below a kilobyte (docs/decisions/code-splitting.md). What
 * stands in no group is still divided by the bundler. The first group that names a module takes it, with all that it imports.
 */
export const chunks = [
  {
    name: 'small',
    test: matching(
      icons('credit-card|refresh-cw|search|tag|x'),
      library('@vanilla-extract/(private|dynamic)'),
      machines('shared/'),
      ui('controls/(defined|useDirection|Form/values)\\.|format/dates\\.|texts/en/controls\\.'),
      ui('primitives/(direction\\.|Checkerboard/|LiveRegion/|PageHeading/)'),
      site('flows/checkout/(savedCheckout|announcedDeposits)\\.'),
    ),
  },
  { name: 'texts-of-notices', test: matching(ui('texts/en/(checkout|images|payment|projects)\\.')) },
  { name: 'texts-of-signing-in', test: matching(ui('texts/en/(auth|store)\\.')) },
  {
    name: 'parts-of-controls',
    test: matching(
      library(
        '@radix-ui/(number|primitive|react-(collection|compose-refs|context|direction|id|primitive|slot|use-[a-z-]+))',
      ),
    ),
  },
  {
    name: 'fields',
    test: matching(
      ui('controls/((Checkbox|EmailField|Form|PasswordField)/|Select/Select\\.css)|format/typed\\.'),
      machines('auth/(rules|submissions)\\.'),
    ),
  },
  {
    name: 'overlays',
    test: matching(
      library('@radix-ui/react-(dialog|dismissable-layer|focus-guards|focus-scope|portal|presence)'),
      ui('overlays/Modal/'),
    ),
  },
  { name: 'select', test: matching(library('@radix-ui/react-(popper|select)'), ui('controls/Select/')) },
  {
    name: 'popover',
    test: matching(
      library('@radix-ui/react-popover'),
      ui('overlays/BalancePopover/(BalancePanel|Movements)\\.|texts/en/balance\\.'),
    ),
  },
  {
    name: 'customer',
    test: matching(ui('overlays/BalancePopover/|screens/HeaderAccount/'), site('frame/HeaderAccount\\.')),
  },
  {
    name: 'services',
    test: matching(
      ui('primitives/ImageTile/|texts/en/(services|tile)\\.'),
      ui('screens/shared/services/(?!File|Filmstrip|StagedList|PictureSource)'),
      machines('image-jobs/|image-request/'),
      site(
        'flows/image-jobs/(currentUserId|draftStore|imageFiles|imageJobs|progress|projectPaths|provideImageRequest|storageKeys|submittedForm|tabLock|toGenerationRun|use(BuyTokens|Draft|SettingsFromAddress))\\.',
      ),
    ),
  },
  {
    name: 'histories',
    test: matching(
      site('flows/account/usePagedList\\.'),
      ui('primitives/(Badge|EmptyState|LoadMore|Table)/|screens/shared/history/|texts/en/account\\.'),
    ),
  },
]
