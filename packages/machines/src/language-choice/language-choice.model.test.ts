import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { languageChoiceDriver } from './language-choice.driver.ts'
import type { createTestLanguageChoice } from './language-choice.support.ts'

type Fixture = ReturnType<typeof createTestLanguageChoice>

const expectState = ({ at }: Fixture, state: string, code: string, error: string | null = null) => {
  expect(at().value).toBe(state)
  expect(at().context.chosen.code).toBe(code)
  expect(at().context.error).toEqual(error && { key: error })
}

describeModel({
  ...languageChoiceDriver,
  states: {
    'before the page': () => {},
    'English until the list is there': ({ now }) => {
      expect(now.at().value).toBe('loadingLanguages')
      expect(now.at().context.chosen.code).toBe('en')
    },
    'English, its texts on the way': ({ now }) => expectState(now, 'loadingTranslations', 'en'),
    English: ({ now }) => expectState(now, 'choosingLanguage', 'en'),
    'German, its texts on the way': ({ now }) => expectState(now, 'loadingTranslations', 'de'),
    German: ({ now }) => expectState(now, 'choosingLanguage', 'de'),
    'nothing but English': ({ now }) => expectState(now, 'onlyEnglish', 'en'),
    'nothing but English, and why': ({ now }) => expectState(now, 'onlyEnglish', 'en', 'language.loadFailed'),
  },
})
