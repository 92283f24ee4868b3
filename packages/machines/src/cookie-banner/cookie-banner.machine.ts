import { emit, setup } from 'xstate'
import type { MachineTypes } from '../shared/machine-types.ts'

/** R199, R200: how long a choice is stored. */
const CONSENT_DAYS = 365

interface CookieBannerInput {
  /** The choice stored in this browser (R173); null before the first. */
  storedChoice: boolean | null
}

interface CookieBannerContext {
  storedChoice: boolean | null
}

type CookieBannerEvent =
  | { type: 'cookies.accepted' }
  | { type: 'cookies.declined' }
  | { type: 'details.opened' }
  | { type: 'details.closed' }

type CookieBannerEmitted =
  /** Store the choice for so many days. */
  { type: 'choiceMade'; accepted: boolean; days: number }

/** `allowed`: scripts that need consent may be loaded (D03). */
type CookieBannerTag = 'bannerShown' | 'detailsShown' | 'allowed'

const types: MachineTypes<
  CookieBannerContext,
  CookieBannerEvent,
  CookieBannerEmitted,
  CookieBannerTag,
  CookieBannerInput
> = {}

/** R109-R111, R199-R202: the cookie banner and its consent dialog. */
export const cookieBannerMachine = setup({
  types,
  guards: {
    // D02: only a stored true is read, so a refusal is asked about again. Remembering it too is a change of this line.
    choiceRemembered: ({ context }) => context.storedChoice === true,
  },
  actions: {
    announceChoice: emit((_, accepted: boolean) => ({ type: 'choiceMade', accepted, days: CONSENT_DAYS }) as const),
  },
}).createMachine({
  id: 'cookieBanner',
  description: 'Asking for consent to cookies that are not needed for the site to work.',
  context: ({ input }) => ({ storedChoice: input.storedChoice }),
  initial: 'readingChoice',
  states: {
    readingChoice: {
      description: 'Left at once: did this browser accept before?',
      always: [{ guard: 'choiceRemembered', target: 'accepted' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The banner is shown and the person has not chosen yet.',
      tags: ['bannerShown'],
      on: {
        'cookies.accepted': { target: 'accepted', actions: { type: 'announceChoice', params: true } },
        'cookies.declined': { target: 'declined', actions: { type: 'announceChoice', params: false } },
        'details.opened': { target: 'readingDetails' },
      },
    },
    readingDetails: {
      description: 'The consent dialog is open over the banner.',
      tags: ['bannerShown', 'detailsShown'],
      on: {
        'cookies.accepted': { target: 'accepted', actions: { type: 'announceChoice', params: true } },
        'cookies.declined': { target: 'declined', actions: { type: 'announceChoice', params: false } },
        'details.closed': { target: 'choosing' },
      },
    },
    accepted: { description: 'Cookies are accepted, now or before.', tags: ['allowed'] },
    declined: { description: 'Cookies are declined; the banner is gone until the next load.' },
  },
})
