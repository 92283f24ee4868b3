import { deferred, makeLanguage, makeProfile, mock, ok } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { backOnline } from '../support/browser.ts'
import { createLazySite } from '../support/createLazySite.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const english = makeLanguage()
const german = makeLanguage({ id: 2, code: 'de', title: 'Deutsch', default: 0 })
const germanTexts = { 'nav.services': 'Dienste' }

const setUp = () => ({
  tab: createLazySite(),
  list: deferred('get', '/languages'),
  texts: deferred('get', '/localizations'),
  /** How many calls for texts wait for an answer, also those for a language that the person has left again. */
  unanswered: 0,
})

type Fixture = ReturnType<typeof setUp>

const chooser = page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' })

const pick = async (fixture: Fixture, title: string) => {
  await chooser.selectOptions(title)
  fixture.unanswered += 1
}

/** In the order in which they come, the one for the chosen language last. */
async function* callsForTexts(fixture: Fixture) {
  for (; fixture.unanswered > 0; fixture.unanswered -= 1) yield await fixture.texts.next()
}

const services = (word: string) => page.getByRole('banner').getByRole('button', { name: word, exact: true })

const looks = async (
  { list, texts }: Fixture,
  { word, chosen, textsAsked }: { word: 'Services' | 'Dienste'; chosen: string | null; textsAsked: boolean },
) => {
  await expect.element(services(word)).toBeVisible()
  if (chosen === null) await expect.element(chooser).not.toBeInTheDocument()
  else await expect.element(chooser).toHaveDisplayValue(chosen)
  await expect.poll(() => texts.waiting > 0).toBe(textsAsked)
  expect(list.waiting).toBe(0)
}

const nothingButEnglish = async (fixture: Fixture, error: string | null) => {
  await looks(fixture, { word: 'Services', chosen: null, textsAsked: false })
  expect(fixture.tab.site.dependencies.language.getSnapshot().context.error).toEqual(error && { key: error })
}

testModelPaths(models['language-choice'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the page loads': ({ tab, list, texts }) =>
      tab.open({
        path: '/',
        handlers: [list.handler, texts.handler, mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile()))],
      }),
    'the list arrives': async (fixture) => {
      ;(await fixture.list.next()).resolve(200, ok([english, german]))
      fixture.unanswered += 1
    },
    'an empty list arrives': async ({ list }) => (await list.next()).resolve(200, ok([])),
    'the list cannot be read': async ({ list }) => (await list.next()).reject(),
    // Those of a language that was left again must not come through.
    'the texts arrive': async (fixture) => {
      for await (const call of callsForTexts(fixture)) {
        const asked = new URL(call.request.url).searchParams.get('lang_id')
        call.resolve(200, asked === String(german.id) ? germanTexts : {})
      }
    },
    'the texts cannot be read': async (fixture) => {
      for await (const call of callsForTexts(fixture)) call.reject()
    },
    'the person picks English': (fixture) => pick(fixture, 'English'),
    'the person picks German': (fixture) => pick(fixture, 'Deutsch'),
    'somebody asks for a language that is not listed': ({ tab }) =>
      tab.site.dependencies.language.send({ type: 'language.picked', id: 99 }),
    'the person asks for the list again': backOnline,
  },
  states: {
    'before the page': () => {},
    'English until the list is there': async ({ list }) => {
      await expect.poll(() => list.waiting).toBe(1)
      await expect.element(services('Services')).toBeVisible()
      await expect.element(chooser).not.toBeInTheDocument()
    },
    'English, its texts on the way': (fixture) =>
      looks(fixture, { word: 'Services', chosen: 'English', textsAsked: true }),
    English: (fixture) => looks(fixture, { word: 'Services', chosen: 'English', textsAsked: false }),
    'German, its texts on the way': (fixture) =>
      looks(fixture, { word: 'Services', chosen: 'Deutsch', textsAsked: true }),
    German: async (fixture) => {
      await looks(fixture, { word: 'Dienste', chosen: 'Deutsch', textsAsked: false })
      expect(localStorage.getItem('languageId')).toBe('2')
    },
    'nothing but English': (fixture) => nothingButEnglish(fixture, null),
    'nothing but English, and why': (fixture) => nothingButEnglish(fixture, 'language.loadFailed'),
  },
})
