import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

describe('data of every page', () => {
  test('settings', { tags: ['R003', 'R005'] }, async () => {
    const { answer } = await server.visitor().call('getSettings', { query: { currency: 'JPY', lang_id: 1 } })
    expect(answer.payload).toMatchObject({
      is_reg_enabled: true,
      vat_percent: 20,
      min_top_up: 5,
      welcome_bonus_tokens: 10,
      image_generation_price: 1,
      upscale_factors: [2, 4],
      image_generation_sizes: ['1024x1024', '1536x1024', '1024x1536'],
      payment_methods: [{ id: 1, code: 'card' }],
      google_tag: null,
    })
    expect(answer.payload.image_generation_styles).toHaveLength(10)
  })

  test('currencies with exactly one default', async () => {
    const { answer } = await server.visitor().call('listCurrencies')
    expect(answer.payload.map(({ code }) => code)).toEqual(['EUR', 'USD', 'GBP', 'JPY'])
    expect(answer.payload.filter((currency) => currency.default === 1)).toMatchObject([{ code: 'EUR', value: 1 }])
  })

  test('languages and messages', { tags: ['R040'] }, async () => {
    const visitor = server.visitor()
    expect((await visitor.call('listLanguages')).answer.payload).toEqual([
      { id: 1, code: 'en', title: 'English', default: 1 },
    ])
    expect((await visitor.call('getLocalizations', { query: { lang_id: 1 } })).answer).toEqual({})
    await sql`insert into localizations values (1, 'header.signIn', 'Come in')`.execute(server.dependencies.db)
    expect((await visitor.call('getLocalizations')).answer).toEqual({ 'header.signIn': 'Come in' })
    expect((await visitor.call('getLocalizations', { query: { lang_id: 2 } })).status).toBe(404)
  })

  test('every country by title, in the order of the alphabet, each with an id of its own', async () => {
    const { answer } = await server.visitor().call('listCountries')
    const titles = answer.payload.map(({ title }) => title)
    expect(answer.payload).toHaveLength(250)
    expect(new Set(answer.payload.map(({ id }) => id)).size).toBe(250)
    expect(titles.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
    expect(titles.slice(-2)).toEqual(['Zambia', 'Zimbabwe'])
    const around = (title: string) => titles.slice(titles.indexOf(title) - 1, titles.indexOf(title) + 2)
    expect(around('Côte d’Ivoire')).toEqual(['Costa Rica', 'Côte d’Ivoire', 'Croatia'])
    expect(around('Curaçao')).toEqual(['Cuba', 'Curaçao', 'Cyprus'])
    expect(around('Réunion')).toEqual(['Qatar', 'Réunion', 'Romania'])
    expect(around('São Tomé & Príncipe')).toEqual(['San Marino', 'São Tomé & Príncipe', 'Saudi Arabia'])
  })

  test('social links by http only', async () => {
    const { answer } = await server.visitor().call('listSocialLinks')
    expect(answer.payload.length).toBeGreaterThan(0)
    const bad = sql`insert into social_links values (9, 'Bad', 'javascript:alert(1)', null)`.execute(
      server.dependencies.db,
    )
    await expect(bad).rejects.toThrow()
  })
})

describe('static pages', () => {
  test('are listed with terms and privacy marked, and read by id and by slug', { tags: ['R029'] }, async () => {
    const visitor = server.visitor()
    const { answer } = await visitor.call('listStaticPages')
    expect(answer.payload.filter((page) => page.is_terms)).toMatchObject([{ slug: 'terms' }])
    expect(answer.payload.filter((page) => page.is_privacy)).toMatchObject([{ slug: 'privacy' }])
    expect(answer.payload.map(({ slug }) => slug)).toContain('cookie-policy')
    const bySlug = await visitor.call('getStaticPageBySlug', { path: { slug: 'terms' } })
    const byId = await visitor.call('getStaticPage', { path: { id: 1 } })
    expect(byId.answer).toEqual(bySlug.answer)
    expect((await visitor.call('getStaticPage', { path: { id: 999 } })).status).toBe(404)
    expect((await visitor.call('getStaticPageBySlug', { path: { slug: 'nothing' } })).status).toBe(404)
  })

  test("use customers' language, not developers'", async () => {
    const visitor = server.visitor()
    const { payload } = (await visitor.call('listStaticPages')).answer
    expect(payload.length).toBeGreaterThanOrEqual(4)
    for (const { id } of payload) {
      const { content } = (await visitor.call('getStaticPage', { path: { id } })).answer.payload
      // Identifiers that a renaming could insert by mistake.
      expect(content.match(/\b(?:dependenc|fixture|handler|cached|baseline|payload|undefined|null\b)\w*/gi)).toBeNull()
    }
  })

  test('are sanitized', async () => {
    const content =
      '<p onclick="x()">Hi <a href="javascript:x()">a</a><script>x()</script><iframe src="//e"></iframe></p>'
    await sql`insert into static_pages values (50, null, 'Bad', ${content}, false, false)`.execute(
      server.dependencies.db,
    )
    const { answer } = await server.visitor().call('getStaticPage', { path: { id: 50 } })
    expect(answer.payload.content).toBe('<p>Hi <a>a</a></p>')
  })
})

describe('prices', () => {
  test('packs in each currency, rounded to its minor unit', async () => {
    const visitor = server.visitor()
    const prices = async (currency: string) => {
      const { payload } = (await visitor.call('listPacks', { query: { currency } })).answer
      return Array.isArray(payload) ? payload.map(({ price }) => price) : []
    }
    expect(await prices('EUR')).toEqual([0, 9, 39, 129])
    expect(await prices('USD')).toEqual([0, 10.44, 45.24, 149.64])
    expect(await prices('JPY')).toEqual([0, 1620, 7020, 23220])
    expect(await prices('XXX')).toEqual([0, 9, 39, 129])
  })

  test.each([
    [1, 0.1],
    [99.9, 9.99],
    [99.95, null],
    [100, 9.5],
    [200.9, 19.09],
    [499.9, 47.49],
    [500, 42.5],
    [1999.9, 169.99],
    [2000, 140],
  ])('%d tokens cost %s EUR: the last reached tier prices all of them', async (tokens, price) => {
    const { status, raw } = await server.visitor().call('calculatePrice', { query: { tokens, currency: 'EUR' } })
    if (price === null) expect(status).toBe(422)
    else expect(raw.json()).toBe(price)
  })

  test('displayed tiers give the charged price', async () => {
    const visitor = server.visitor()
    const bounds = [
      [1, 99.9],
      [100, 499.9],
      [500, 1999.9],
      [2000, null],
    ]
    for (const currency of ['EUR', 'USD', 'GBP', 'JPY']) {
      const { payload } = (await visitor.call('getTokenPricing', { query: { currency } })).answer
      expect(payload.priceTiers.map(({ min, max }) => [min, max])).toEqual(bounds)
      const tokens = 321.7
      const tier = payload.priceTiers.findLast(({ min }) => min <= tokens)
      const digits = currency === 'JPY' ? 0 : 2
      const shown = Number((tokens * (tier?.price ?? 0)).toFixed(digits))
      expect((await visitor.call('calculatePrice', { query: { tokens, currency } })).answer).toBe(shown)
    }
  })

  test('amounts outside the range are malformed', async () => {
    expect((await server.visitor().call('calculatePrice', { query: { tokens: 0.9 } })).status).toBe(400)
    expect((await server.visitor().call('calculatePrice', { query: { tokens: 2000.1 } })).status).toBe(400)
  })
})

describe('the contact form', () => {
  const message = {
    name: 'Ada',
    surname: 'Coyne',
    email: 'ada@example.com',
    phone: '+35312345678',
    topic: 'Receipts',
    message: 'Could my receipt carry our VAT number?',
  }

  test('is stored and mailed to support', async () => {
    const { answer } = await server.visitor().call('sendContactMessage', { body: message })
    expect(answer).toEqual({ status: 'OK', message: 'Message sent successfully' })
    const rows = await server.dependencies.db.selectFrom('contact_messages').selectAll().execute()
    expect(rows).toMatchObject([message])
    await expect.poll(() => server.mails.at(-1)).toMatchObject({ to: 'support@mintage.example' })
  })

  test('reports every invalid field', async () => {
    const { status, error } = await server.visitor().call('sendContactMessage', { body: { email: 'x' } })
    expect(status).toBe(422)
    expect(error.message).toBe('Please correct the errors and try again.')
    expect(error.errors).toEqual({
      name: ['Name is required'],
      surname: ['Surname is required'],
      email: ['Please enter a valid email address'],
      topic: ['Topic is required'],
      message: ['Message is required'],
    })
  })
})
