import { createActor } from 'xstate'
import { deferredActor, recordEmitted, unwatched, type Watcher } from '../testing/index.ts'
import { type Language, languageChoiceMachine, type Translations } from './index.ts'

export const en: Language = { id: 1, code: 'en', title: 'English', default: 1 }

export const de: Language = { id: 2, code: 'de', title: 'Deutsch' }

/** The choice of a page that has just loaded; lists and texts are deferred responses. */
export const createTestLanguageChoice = (savedId: number | null = null, watcher: Watcher = unwatched) => {
  const fetchLanguages = deferredActor<readonly Language[]>()
  const fetchTranslations = deferredActor<Translations, { languageId: number }>()
  const { machine, inspect } = watcher(
    languageChoiceMachine.provide({
      actors: { fetchLanguages: fetchLanguages.logic, fetchTranslations: fetchTranslations.logic },
    }),
  )
  const actor = createActor(machine, { input: { savedId }, inspect })
  const emitted = recordEmitted(actor)
  actor.start()
  return { actor, at: () => actor.getSnapshot(), emitted, fetchLanguages, fetchTranslations }
}
