import { describe, expect, test } from 'vitest'
import { statePaths } from '../testing/index.ts'
import { cardPaymentMethod, defaultSettings, paymentMethodOf, startUpMachine } from './index.ts'
import { countries, createTestStartUp, pages, settings } from './start-up.support.ts'

test('every step is a named state', () => {
  expect(statePaths(startUpMachine)).toEqual([
    'bootstrapping',
    'checkingAuth',
    'loadingData',
    'loadingData.settings',
    'loadingData.settings.loading',
    'loadingData.settings.settled',
    'loadingData.profile',
    'loadingData.profile.deciding',
    'loadingData.profile.loading',
    'loadingData.profile.settled',
    'loadingData.countries',
    'loadingData.countries.loading',
    'loadingData.countries.settled',
    'loadingData.pages',
    'loadingData.pages.loading',
    'loadingData.pages.settled',
    'loadingData.currencies',
    'loadingData.currencies.loading',
    'loadingData.currencies.settled',
    'ready',
    'failed',
  ])
})

describe('the order (R190, R191)', { tags: ['R190', 'R191'] }, () => {
  test('nothing is fetched before it is known who is here', async () => {
    const { at, bootstrap, checkAuth, loadSettings } = createTestStartUp()
    expect(at().hasTag('mountable')).toBe(false)
    expect(checkAuth.calls).toHaveLength(0)
    await bootstrap.last().answer(undefined)
    expect(at().value).toBe('checkingAuth')
    expect(at().hasTag('mountable')).toBe(false)
    expect(loadSettings.calls).toHaveLength(0)
    await checkAuth.last().answer({ signedIn: true })
    expect(loadSettings.calls).toHaveLength(1)
    expect(at().hasTag('mountable')).toBe(true)
  })

  test('then everything at once, and ready when the last has answered', async () => {
    const all = createTestStartUp()
    await all.toData(true)
    for (const source of [all.loadProfile, all.loadCountries, all.loadPages, all.loadCurrencies])
      expect(source.calls).toHaveLength(1)
    expect(all.at().hasTag('pagesKnown')).toBe(false)
    await all.loadPages.last().answer(pages)
    expect(all.at().hasTag('pagesKnown')).toBe(true)
    await all.loadCountries.last().answer(countries)
    await all.loadCurrencies.last().answer(undefined)
    await all.loadProfile.last().answer(undefined)
    expect(all.at().hasTag('busy')).toBe(true)
    await all.loadSettings.last().answer(settings)
    expect(all.at().value).toBe('ready')
    expect(all.at().hasTag('pagesKnown')).toBe(true)
    expect(all.at().context).toMatchObject({ settings, countries, pages, errors: {} })
    expect(all.emitted).toEqual([{ type: 'started' }])
  })

  test('a guest has no profile to wait for', async () => {
    const all = createTestStartUp()
    await all.toData(false)
    expect(all.loadProfile.calls).toHaveLength(0)
    expect(all.at().matches({ loadingData: { profile: 'settled' } })).toBe(true)
  })
})

describe('uses the default for each part that fails (D43)', () => {
  test('every fetch may fail and the site still starts', { tags: ['R368', 'R369', 'R370'] }, async () => {
    const all = createTestStartUp()
    await all.toData(true)
    for (const source of [all.loadSettings, all.loadProfile, all.loadCountries, all.loadPages, all.loadCurrencies])
      await source.last().fail({ kind: 'server' })
    expect(all.at().value).toBe('ready')
    expect(all.at().context.errors).toEqual({
      settings: { key: 'settings.fetchFailed' },
      profile: { key: 'profile.fetchFailed' },
      countries: { key: 'countries.loadFailed' },
      pages: { key: 'pages.fetchFailed' },
      currencies: { key: 'currency.loadFailed' },
    })
    expect(all.at().context).toMatchObject({ settings: defaultSettings, countries: [], pages: [] })
  })

  test('the server’s words win, and reading again can cure it', { tags: ['R341'] }, async () => {
    const all = createTestStartUp()
    await all.toData(false)
    await all.loadSettings.last().fail({ kind: 'server', message: 'Down for an hour' })
    await all.loadCountries.last().answer(countries)
    await all.loadPages.last().answer(pages)
    await all.loadCurrencies.last().answer(undefined)
    expect(all.at().context.errors).toEqual({ settings: { text: 'Down for an hour' } })
    all.actor.send({ type: 'reload.requested' })
    expect(all.at().context.errors).toEqual({})
    expect(all.at().context.countries).toEqual(countries)
    await all.loadSettings.last().answer(settings)
    expect(all.at().context.settings).toEqual(settings)
  })

  test('starts as a guest if the session cannot be checked', { tags: ['R349'] }, async () => {
    const all = createTestStartUp()
    await all.bootstrap.last().answer(undefined)
    await all.checkAuth.last().fail(new Error('boom'))
    expect(all.at().context).toMatchObject({ signedIn: false, errors: { auth: { key: 'auth.checkFailed' } } })
    expect(all.at().hasTag('mountable')).toBe(true)
  })
})

describe('what stops the start (R108, D44)', { tags: ['R190'] }, () => {
  test.each([
    [new Error('No storage'), 'No storage'],
    ['plain words', 'plain words'],
  ])('an exception while bootstrapping: %s', async (error, message) => {
    const all = createTestStartUp()
    await all.bootstrap.last().fail(error)
    expect(all.at().value).toBe('failed')
    expect(all.at().hasTag('fatal')).toBe(true)
    expect(all.at().context.fatalMessage).toBe(message)
    all.actor.send({ type: 'retry.requested' })
    expect(all.at().value).toBe('bootstrapping')
    expect(all.at().context.fatalMessage).toBeNull()
    expect(all.bootstrap.calls).toHaveLength(2)
  })

  test('a failed preload stops it at any moment', async () => {
    const all = createTestStartUp()
    await all.toData(false)
    all.actor.send({ type: 'preload.failed', message: 'chunk 7' })
    expect(all.at().value).toBe('failed')
    expect(all.at().context.fatalMessage).toBe('chunk 7')
  })
})

test('uses the first payment method, or card if the list is empty (R389, R390)', {
  tags: ['R389', 'R390'],
}, () => {
  const first = { id: 4, title: 'Card', code: 'card' }
  expect(paymentMethodOf({ paymentMethods: [first, { id: 5, title: 'Other', code: 'other' }] })).toBe(first)
  expect(paymentMethodOf({ paymentMethods: [] })).toBe(cardPaymentMethod)
  expect(cardPaymentMethod).toMatchObject({ id: 1, code: 'card' })
})

test('defaults of the spec (R384-R387)', { tags: ['R384', 'R385', 'R386', 'R387'] }, () => {
  expect(defaultSettings).toMatchObject({
    isRegEnabled: false,
    minTopUp: 0,
    vatPercent: 0,
    welcomeBonusTokens: 0,
    pointsConversionRate: 1,
    imageGenerationPrice: 10,
    backgroundRemovalPrice: 10,
    upscalePrice: 10,
    imageGenerationSizes: ['1024x1024', '1536x1024', '1024x1536'],
    upscaleFactors: [2, 4],
  })
  expect(defaultSettings).toMatchObject({
    imageGenerationSubjects: null,
    imageGenerationIdeas: null,
    imageGenerationMaxCount: 4,
    imageGenerationFields: ['seed', 'negativePrompt'],
    imageGenerationRefinements: [],
    backgroundRemovalBox: false,
    backgroundRemovalMaxPixels: 25_000_000,
    upscaleMaxPixels: 25_000_000,
  })
  expect(defaultSettings.imageGenerationStyles.map(({ id }) => id).join()).toBe(
    'none,photorealistic,digital-art,anime,3d-render,watercolor,oil-painting,pixel-art,line-art,comic',
  )
  expect(defaultSettings.imageGenerationStyles.map(({ title }) => title)).toEqual([
    'None',
    'Photorealistic',
    'Digital art',
    'Anime',
    '3D render',
    'Watercolor',
    'Oil painting',
    'Pixel art',
    'Line art',
    'Comic',
  ])
})

test('shows no company data and only card payment by default', { tags: ['R389'] }, () => {
  expect(defaultSettings).toMatchObject({
    requisites: '',
    supportEmail: '',
    copyright: '',
    companyName: '',
    companyRegNumber: '',
    companyAddress: '',
    paymentMethods: [cardPaymentMethod],
  })
  expect(cardPaymentMethod).toEqual({ id: 1, title: 'Credit/Debit card', code: 'card' })
})
