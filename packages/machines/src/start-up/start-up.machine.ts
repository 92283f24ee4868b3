import { assign, emit, setup } from 'xstate'
import { readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import { defaultCountries, defaultPages, defaultSettings } from './defaults.ts'
import type {
  Country,
  Settings,
  StartUpContext,
  StartUpEmitted,
  StartUpEvent,
  StartUpInput,
  StartUpTag,
  StartUpTask,
  StartUpTextKey,
  StaticPageLink,
} from './start-up.types.ts'

const types: MachineTypes<StartUpContext, StartUpEvent, StartUpEmitted, StartUpTag, StartUpInput> = {}

const defaultTexts: Readonly<Record<StartUpTask, StartUpTextKey>> = {
  auth: 'auth.checkFailed',
  settings: 'settings.fetchFailed',
  profile: 'profile.fetchFailed',
  countries: 'countries.loadFailed',
  pages: 'pages.fetchFailed',
  currencies: 'currency.loadFailed',
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** R107-R108, R190-R191, D43: from a loaded page to a site that can be used. */
export const startUpMachine = setup({
  types,
  actors: {
    bootstrap: notProvided<void>('bootstrap'),
    checkAuth: notProvided<{ signedIn: boolean }>('checkAuth'),
    loadSettings: notProvided<Settings>('loadSettings'),
    loadProfile: notProvided<void>('loadProfile'),
    loadCountries: notProvided<readonly Country[]>('loadCountries'),
    loadPages: notProvided<readonly StaticPageLink[]>('loadPages'),
    loadCurrencies: notProvided<void>('loadCurrencies'),
  },
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
  },
  actions: {
    assignPerson: assign((_, { signedIn }: { signedIn: boolean }) => ({ signedIn })),
    assignSettings: assign((_, settings: Settings) => ({ settings })),
    assignCountries: assign((_, countries: readonly Country[]) => ({ countries })),
    assignPages: assign((_, pages: readonly StaticPageLink[]) => ({ pages })),
    assignError: assign(({ context }, { task, error }: { task: StartUpTask; error: unknown }) => ({
      errors: { ...context.errors, [task]: serverWordsOr(readFailure(error).message, defaultTexts[task]) },
    })),
    clearErrors: assign({ errors: {}, fatalMessage: null }),
    assignFatalMessage: assign((_, fatalMessage: string) => ({ fatalMessage })),
    announceStart: emit({ type: 'started' }),
  },
}).createMachine({
  id: 'startUp',
  description: 'Starting the site: what must be there before it can be shown, and what may arrive late or not at all.',
  context: ({ input }) => ({
    signedIn: false,
    settings: defaultSettings,
    countries: defaultCountries,
    pages: defaultPages,
    ...input,
    errors: {},
    fatalMessage: null,
  }),
  initial: 'bootstrapping',
  on: {
    'preload.failed': {
      target: '.failed',
      actions: { type: 'assignFatalMessage', params: ({ event }) => event.message },
    },
  },
  states: {
    bootstrapping: {
      description: 'Preparing the program itself. An exception here stops the start.',
      tags: ['busy'],
      entry: 'clearErrors',
      invoke: {
        src: 'bootstrap',
        onDone: { target: 'checkingAuth' },
        onError: {
          target: 'failed',
          actions: { type: 'assignFatalMessage', params: ({ event }) => messageOf(event.error) },
        },
      },
    },
    checkingAuth: {
      description: 'Finding out who is here, before anything is shown that depends on it.',
      tags: ['busy'],
      invoke: {
        src: 'checkAuth',
        onDone: { target: 'loadingData', actions: { type: 'assignPerson', params: ({ event }) => event.output } },
        onError: {
          target: 'loadingData',
          actions: { type: 'assignError', params: ({ event }) => ({ task: 'auth', error: event.error }) },
        },
      },
    },
    loadingData: {
      description: 'Reading everything the pages share, side by side. What fails stands on its default.',
      tags: ['busy', 'mountable'],
      type: 'parallel',
      onDone: { target: 'ready', actions: 'announceStart' },
      states: {
        settings: {
          description: 'The settings of the service.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Reading the settings.',
              invoke: {
                src: 'loadSettings',
                onDone: { target: 'settled', actions: { type: 'assignSettings', params: ({ event }) => event.output } },
                onError: {
                  target: 'settled',
                  actions: { type: 'assignError', params: ({ event }) => ({ task: 'settings', error: event.error }) },
                },
              },
            },
            settled: { type: 'final', description: 'The settings are the server’s, or the defaults.' },
          },
        },
        profile: {
          description: 'The profile of a signed-in person.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'A guest has no profile to wait for.',
              always: [{ guard: 'isSignedIn', target: 'loading' }, { target: 'settled' }],
            },
            loading: {
              description: 'Waiting for the profile.',
              invoke: {
                src: 'loadProfile',
                onDone: { target: 'settled' },
                onError: {
                  target: 'settled',
                  actions: { type: 'assignError', params: ({ event }) => ({ task: 'profile', error: event.error }) },
                },
              },
            },
            settled: { type: 'final', description: 'The profile is there, or there is none to show.' },
          },
        },
        countries: {
          description: 'The countries of billing addresses.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Reading the countries.',
              invoke: {
                src: 'loadCountries',
                onDone: {
                  target: 'settled',
                  actions: { type: 'assignCountries', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'settled',
                  actions: { type: 'assignError', params: ({ event }) => ({ task: 'countries', error: event.error }) },
                },
              },
            },
            settled: { type: 'final', description: 'The countries are there, or the list is empty.' },
          },
        },
        pages: {
          description: 'The static pages of the footer.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Reading the list of pages.',
              invoke: {
                src: 'loadPages',
                onDone: { target: 'settled', actions: { type: 'assignPages', params: ({ event }) => event.output } },
                onError: {
                  target: 'settled',
                  actions: { type: 'assignError', params: ({ event }) => ({ task: 'pages', error: event.error }) },
                },
              },
            },
            settled: { type: 'final', tags: ['pagesKnown'], description: 'It is known which pages exist.' },
          },
        },
        currencies: {
          description: 'The currencies prices can be shown in.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Waiting for the list of currencies.',
              invoke: {
                src: 'loadCurrencies',
                onDone: { target: 'settled' },
                onError: {
                  target: 'settled',
                  actions: { type: 'assignError', params: ({ event }) => ({ task: 'currencies', error: event.error }) },
                },
              },
            },
            settled: { type: 'final', description: 'The currency is chosen, or it is EUR.' },
          },
        },
      },
    },
    ready: {
      description: 'The site works. Parts that stand on a default can be read again.',
      tags: ['mountable', 'pagesKnown'],
      on: { 'reload.requested': { target: 'loadingData', actions: 'clearErrors' } },
    },
    failed: {
      description: 'The site could not start; the person sees why and can try again.',
      tags: ['fatal'],
      on: { 'retry.requested': { target: 'bootstrapping' } },
    },
  },
})
