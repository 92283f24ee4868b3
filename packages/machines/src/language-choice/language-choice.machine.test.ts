import { expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { chooseLanguage, english, languageChoiceMachine } from './index.ts'
import { createTestLanguageChoice, de, en } from './language-choice.support.ts'

test('every step is a named state', () => {
  expect(statePaths(languageChoiceMachine)).toEqual([
    'loadingLanguages',
    'deciding',
    'loadingTranslations',
    'choosingLanguage',
    'onlyEnglish',
  ])
})

test.each([
  [[en, de], 2, 'de'],
  [[en, de], 9, 'en'],
  [[de, en], null, 'en'],
  [[de], null, 'de'],
  [[], 2, 'en'],
])('of %j with %j saved: %s (R196)', { tags: ['R196'] }, (list, saved, code) => {
  expect(chooseLanguage(list, saved).code).toBe(code)
})

test('the chosen language’s texts are loaded at start, and nothing is announced as changed', async () => {
  const { at, emitted, fetchLanguages, fetchTranslations } = createTestLanguageChoice(2)
  await fetchLanguages.last().answer([en, de])
  expect(fetchTranslations.last().input).toEqual({ languageId: 2 })
  await fetchTranslations.last().answer({ 'auth.welcomeBack': 'Willkommen' })
  expect(at().value).toBe('choosingLanguage')
  expect(at().context.translations).toEqual({ 'auth.welcomeBack': 'Willkommen' })
  expect(emitted).toEqual([])
})

test('saves the id and replaces the texts on a change (R197, R198, R039)', async () => {
  const { actor, at, emitted, fetchLanguages, fetchTranslations } = createTestLanguageChoice(2)
  await fetchLanguages.last().answer([en, de])
  await fetchTranslations.last().answer({ a: 'A-de', b: 'B-de' })
  actor.send({ type: 'language.picked', id: 1 })
  expect(emitted).toEqual([{ type: 'languageChanged', id: 1, code: 'en' }])
  expect(at().hasTag('busy')).toBe(true)
  expect(at().context.translations).toEqual({ a: 'A-de', b: 'B-de' })
  await fetchTranslations.last().answer({ a: 'A-en' })
  expect(at().context).toMatchObject({ chosen: en, savedId: 1, translations: { a: 'A-en' } })
})

test('the same or an unknown language changes nothing', async () => {
  const { actor, emitted, fetchLanguages, fetchTranslations } = createTestLanguageChoice()
  await fetchLanguages.last().answer([en, de])
  actor.send({ type: 'language.picked', id: 1 })
  actor.send({ type: 'language.picked', id: 9 })
  expect(fetchTranslations.calls).toHaveLength(1)
  expect(emitted).toEqual([])
})

test('ignores the response of an earlier change', async () => {
  const { actor, at, fetchLanguages, fetchTranslations } = createTestLanguageChoice()
  await fetchLanguages.last().answer([en, de])
  const late = fetchTranslations.last()
  actor.send({ type: 'language.picked', id: 2 })
  await late.answer({ a: 'late' })
  expect(at().context.translations).toEqual({})
  await fetchTranslations.last().answer({ a: 'A-de' })
  expect(at().context.translations).toEqual({ a: 'A-de' })
})

test('texts that fail to load are only logged (R340)', { tags: ['R340'] }, async () => {
  const { at, emitted, fetchLanguages, fetchTranslations } = createTestLanguageChoice()
  await fetchLanguages.last().answer([en])
  await fetchTranslations.last().fail({ kind: 'server' })
  expect(at().value).toBe('choosingLanguage')
  expect(at().context.error).toBeNull()
  expect(emitted).toEqual([{ type: 'translationsFailed', languageId: 1 }])
})

test('a list that fails leaves English and keeps the message (R339); reading again can cure it', {
  tags: ['R339'],
}, async () => {
  const { actor, at, emitted, fetchLanguages } = createTestLanguageChoice()
  await fetchLanguages.last().fail({ kind: 'network' })
  expect(emitted).toEqual([{ type: 'languagesFailed' }])
  expect(at().context).toMatchObject({ chosen: english, error: { key: 'language.loadFailed' } })
  actor.send({ type: 'reload.requested' })
  await fetchLanguages.last().answer([en])
  expect(at().value).toBe('loadingTranslations')
  expect(at().context.error).toBeNull()
})

test('an empty list leaves English without asking for texts', async () => {
  const { at, fetchLanguages, fetchTranslations } = createTestLanguageChoice()
  await fetchLanguages.last().answer([])
  expect(at().value).toBe('onlyEnglish')
  expect(fetchTranslations.calls).toHaveLength(0)
})

test('before the list is there, the interface is English', { tags: ['R148'] }, () => {
  const { at } = createTestLanguageChoice(2)
  expect(at().context).toEqual({
    savedId: 2,
    list: [],
    chosen: { id: 0, code: 'en', title: 'English', default: 1 },
    translations: {},
    error: null,
  })
})
