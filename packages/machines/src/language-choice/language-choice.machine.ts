import { and, assertEvent, assign, emit, setup } from 'xstate'
import { type Choosable, chooseFromList } from '../shared/choose-from-list.ts'
import { readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

/** A language as the server lists it (R148). */
export interface Language extends Choosable {
  id: number
  code: string
  title: string
}

/** Texts of a language by key, merged over the English catalogue by the screen. */
export type Translations = Readonly<Record<string, string>>

export type LanguageTextKey = 'language.loadFailed'

interface LanguageChoiceInput {
  /** The id stored in this browser, if any (R172). */
  savedId: number | null
}

interface LanguageChoiceContext {
  savedId: number | null
  list: readonly Language[]
  chosen: Language
  translations: Translations
  error: Message<LanguageTextKey> | null
}

type LanguageChoiceEvent = { type: 'language.picked'; id: number } | { type: 'reload.requested' }

type LanguageChoiceEmitted =
  /** The person chose another language: store its id (R197). */
  | { type: 'languageChanged'; id: number; code: string }
  /** For the log; the person keeps reading English (R339). */
  | { type: 'languagesFailed' }
  /** Only for the log (R340). */
  | { type: 'translationsFailed'; languageId: number }

type LanguageChoiceTag = 'busy'

const types: MachineTypes<
  LanguageChoiceContext,
  LanguageChoiceEvent,
  LanguageChoiceEmitted,
  LanguageChoiceTag,
  LanguageChoiceInput
> = {}

/** What holds when the server lists no language (R039). No server id is 0. */
export const english: Language = { id: 0, code: 'en', title: 'English', default: 1 }

/** Saved if valid, else the default, else the first (R196), else English. */
export const chooseLanguage = (list: readonly Language[], savedId: number | null): Language =>
  chooseFromList(list, savedId, (language) => language.id) ?? english

/** R196-R198, R339-R340, D47: the language of the interface, English being the fallback of every text. */
export const languageChoiceMachine = setup({
  types,
  actors: {
    fetchLanguages: notProvided<readonly Language[]>('fetchLanguages'),
    fetchTranslations: notProvided<Translations, { languageId: number }>('fetchTranslations'),
  },
  guards: {
    somethingListed: ({ context }) => context.list.length > 0,
    isListed: ({ context, event }) => {
      assertEvent(event, 'language.picked')
      return context.list.some((language) => language.id === event.id)
    },
    isAnother: ({ context, event }) => {
      assertEvent(event, 'language.picked')
      return event.id !== context.chosen.id
    },
  },
  actions: {
    assignList: assign(({ context }, list: readonly Language[]) => ({
      list,
      chosen: chooseLanguage(list, context.savedId),
      error: null,
    })),
    assignError: assign((_, error: Message<LanguageTextKey>) => ({ error })),
    choose: assign(({ context }, id: number) => ({ chosen: chooseLanguage(context.list, id), savedId: id })),
    // Replaced, not merged: a text missing in this language must come from English (R039), not from the last language.
    assignTranslations: assign((_, translations: Translations) => ({ translations })),
    announceChange: emit(
      ({ context }) => ({ type: 'languageChanged', id: context.chosen.id, code: context.chosen.code }) as const,
    ),
    announceFailedList: emit({ type: 'languagesFailed' }),
    announceFailedTranslations: emit(
      ({ context }) => ({ type: 'translationsFailed', languageId: context.chosen.id }) as const,
    ),
  },
}).createMachine({
  id: 'languageChoice',
  description: 'The language of the interface.',
  context: ({ input }) => ({ savedId: input.savedId, list: [], chosen: english, translations: {}, error: null }),
  initial: 'loadingLanguages',
  states: {
    loadingLanguages: {
      description: 'Reading the list of languages; the interface is English meanwhile.',
      tags: ['busy'],
      invoke: {
        src: 'fetchLanguages',
        onDone: { target: 'deciding', actions: { type: 'assignList', params: ({ event }) => event.output } },
        onError: {
          target: 'onlyEnglish',
          actions: [
            {
              type: 'assignError',
              params: ({ event }) => serverWordsOr(readFailure(event.error).message, 'language.loadFailed'),
            },
            'announceFailedList',
          ],
        },
      },
    },
    deciding: {
      description: 'Left at once: an empty list leaves English.',
      always: [{ guard: 'somethingListed', target: 'loadingTranslations' }, { target: 'onlyEnglish' }],
    },
    loadingTranslations: {
      description: 'Reading the texts of the chosen language; the texts so far stay on screen.',
      tags: ['busy'],
      invoke: {
        src: 'fetchTranslations',
        input: ({ context }) => ({ languageId: context.chosen.id }),
        onDone: {
          target: 'choosingLanguage',
          actions: { type: 'assignTranslations', params: ({ event }) => event.output },
        },
        onError: { target: 'choosingLanguage', actions: 'announceFailedTranslations' },
      },
    },
    choosingLanguage: { description: 'One language of the list is chosen, and the person may choose another.' },
    onlyEnglish: {
      description: 'There is no list to choose from: the interface is English.',
      on: { 'reload.requested': { target: 'loadingLanguages' } },
    },
  },
  on: {
    'language.picked': {
      guard: and(['isAnother', 'isListed']),
      target: '.loadingTranslations',
      actions: [{ type: 'choose', params: ({ event }) => event.id }, 'announceChange'],
    },
  },
})
