import { ok } from '../builders/envelope.ts'
import { makeCountry, makeCurrencies, makeLanguage, makeSettings, makeSocialLink } from '../builders/reference.ts'
import { mock } from '../mock.ts'

export const referenceHandlers = () => [
  mock('get', '/currencies', ({ reply }) => reply(200, ok(makeCurrencies()))),
  mock('get', '/languages', ({ reply }) => reply(200, ok([makeLanguage()]))),
  mock('get', '/localizations', ({ reply }) => reply(200, {})),
  mock('get', '/settings', ({ reply }) => reply(200, ok(makeSettings()))),
  mock('get', '/social-links', ({ reply }) => reply(200, ok([makeSocialLink()]))),
  mock('get', '/countries', ({ reply }) =>
    reply(200, ok([makeCountry({ id: 81, title: 'Germany', iso: 'DE' }), makeCountry()])),
  ),
]
