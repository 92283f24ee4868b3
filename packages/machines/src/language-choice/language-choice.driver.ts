import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { languageChoiceMachine } from './index.ts'
import { languageChoiceModel } from './language-choice.model.ts'
import { createTestLanguageChoice, de, en } from './language-choice.support.ts'

const setUp = (watcher: Watcher) => lazyFixture(() => createTestLanguageChoice(null, watcher))

type Fixture = ReturnType<typeof createTestLanguageChoice>

const pick = ({ actor }: Fixture, id: number) => actor.send({ type: 'language.picked', id })

/** Takes the steps of choosing a language at the real machine. */
export const languageChoiceDriver = defineDriver({
  model: languageChoiceModel,
  machine: languageChoiceMachine,
  setUp,
  steps: {
    'the page loads': (page) => page.open(),
    'the list arrives': ({ now }) => now.fetchLanguages.last().answer([en, de]),
    'an empty list arrives': ({ now }) => now.fetchLanguages.last().answer([]),
    'the list cannot be read': ({ now }) => now.fetchLanguages.last().fail({ kind: 'network' }),
    'the texts arrive': ({ now }) => now.fetchTranslations.last().answer({ 'header.home': 'Start' }),
    'the texts cannot be read': ({ now }) => now.fetchTranslations.last().fail({ kind: 'server' }),
    'the person picks English': ({ now }) => pick(now, en.id),
    'the person picks German': ({ now }) => pick(now, de.id),
    'somebody asks for a language that is not listed': ({ now }) => pick(now, 99),
    'the person asks for the list again': ({ now }) => now.actor.send({ type: 'reload.requested' }),
  },
})
