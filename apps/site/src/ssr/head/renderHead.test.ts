import { defaultSettings } from '@mintage/machines/start-up'
import { describe, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import type { PageFacts } from './pageFacts.ts'
import { renderHead } from './renderHead.ts'
import { factsOf, nodesOfType, readHead } from './testing.ts'

const headOf = (facts: Partial<PageFacts>) => readHead(renderHead(factsOf(facts)))

const listed = ['/', '/pricing', '/faq', '/generate-image', '/remove-background', '/upscale-image', '/check']

describe('a listed page', () => {
  it.each(listed)('%s has one canonical address without a query, and is indexed', (path) => {
    for (const asked of [path, `${path}?currency=USD`, `${path}#packs`]) {
      const { tags } = headOf({ path: asked })
      expect(tags.get('canonical')).toBe(`https://mintage.example${path}`)
      expect(tags.get('og:url')).toBe(`https://mintage.example${path}`)
      expect(tags.has('robots')).toBe(false)
    }
  })

  it('has a title, a description and an image for sharing', () => {
    const { tags } = headOf({ path: '/pricing' })
    expect(Object.fromEntries(tags)).toEqual({
      canonical: 'https://mintage.example/pricing',
      'og:url': 'https://mintage.example/pricing',
      'og:site_name': 'Mintage',
      'og:type': 'website',
      'og:title': 'Pricing',
      'og:description':
        'Token packs and an amount of your own choice. One token makes one image; tokens never expire and failed images are not charged.',
      'og:locale': 'en_US',
      'og:image': 'https://mintage.example/cards/pricing.jpg',
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Simple as small change · Mintage',
      'twitter:card': 'summary_large_image',
    })
  })

  it('has its own image', () => {
    const images = listed.map((path) => headOf({ path }).tags.get('og:image'))
    expect(new Set(images).size).toBe(listed.length)
  })

  it('has the language of the page', () => {
    const translations = { 'titles.FaqPage': 'Fragen und Antworten', 'faq.title': 'Was Menschen fragen' }
    const { tags } = headOf({ path: '/faq', language: 'de', translations })
    expect(tags.get('og:title')).toBe('Fragen und Antworten')
    expect(tags.get('og:image:alt')).toBe('Was Menschen fragen · Mintage')
    expect(tags.get('og:locale')).toBe('de_DE')
  })

  it.each([
    ['pt-BR', 'pt_BR'],
    ['zh-Hant', 'zh_TW'],
    ['no code', undefined],
    ['', undefined],
  ])('maps the language “%s” to %s', (language, locale) => {
    expect(headOf({ language }).tags.get('og:locale')).toBe(locale)
  })
})

const fixed = Object.values(paths).filter((path) => !path.includes(':'))

describe('a private page', () => {
  it.each(fixed.filter((path) => !listed.includes(path)))(
    '%s is kept from searches and gives no address away',
    (path) => {
      const { tags, data } = headOf({ path })
      expect(tags.get('robots')).toBe('noindex')
      expect(['canonical', 'og:url'].filter((name) => tags.has(name))).toEqual([])
      expect(tags.get('og:image')).toBe('https://mintage.example/cards/default.jpg')
      expect(data).toBeNull()
    },
  )

  it('is every page without a description', () => {
    expect(headOf({ path: '/brand-new' }).tags.get('robots')).toBe('noindex')
  })

  it('has no metadata when it does not exist, at any address', () => {
    for (const path of ['/no-such-page', '/pricing', '//evil.example/"><script>']) {
      expect(Object.fromEntries(headOf({ path, status: 404 }).tags)).toEqual({ robots: 'noindex' })
    }
  })
})

describe('a document', () => {
  const html =
    '<h2>1. Who we are</h2><p> </p><p>Mintage is run by <a href="/x">Ada &amp; Co</a>, &quot;the mint&quot;.</p><p>More</p>'
  const staticPage = { title: 'Terms & conditions', html, slug: 'terms' }

  it('is described by its first words', () => {
    const { tags } = headOf({ path: '/terms', staticPage })
    expect(tags.get('description')).toBe('Mintage is run by Ada & Co, "the mint".')
    expect(tags.get('og:description')).toBe('Mintage is run by Ada & Co, "the mint".')
    expect(tags.get('og:title')).toBe('Terms & conditions')
    expect(tags.get('og:image')).toBe('https://mintage.example/cards/default.jpg')
    expect(tags.has('robots')).toBe(false)
  })

  it('opened by its id is listed under its slug', () => {
    expect(headOf({ path: '/static-page/1', staticPage }).tags.get('canonical')).toBe('https://mintage.example/terms')
    for (const slug of [null, undefined, '', 'pricing']) {
      const page = { ...staticPage, slug }
      expect(headOf({ path: '/static-page/1', staticPage: page }).tags.get('canonical')).toBe(
        'https://mintage.example/static-page/1',
      )
    }
  })

  it('with a long text is cut at the end of a word', () => {
    const long = `<p>${'Tokens never expire, and that is it. '.repeat(20)}</p>`
    const text = headOf({ path: '/terms', staticPage: { ...staticPage, html: long } }).tags.get('description') ?? ''
    expect(text.length).toBeLessThanOrEqual(160)
    expect(text).toMatch(/^Tokens never expire, and that is it\. Tokens .*[a-z]…$/)
  })

  it.each(['', '<p></p>', '<img src="/a.png">'])('without text has no description: %s', (empty) => {
    const { tags } = headOf({ path: '/terms', staticPage: { ...staticPage, html: empty } })
    expect(tags.has('description') || tags.has('og:description')).toBe(false)
  })
})

const company = {
  ...defaultSettings,
  companyName: 'Mintage Studio Ltd',
  supportEmail: 'support@mintage.example',
  companyAddress: '1 Example Row',
}

const pack = { id: 2, title: 'Pocket', description: 'A hundred', credits: 1000, price: 900, features: [] }

describe('structured data', () => {
  it('has the company name of the settings', () => {
    expect(nodesOfType(headOf({ settings: company }), 'Organization')).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://mintage.example/#organization',
        name: 'Mintage Studio Ltd',
        url: 'https://mintage.example/',
        email: 'support@mintage.example',
        address: '1 Example Row',
      },
    ])
  })

  it('omits unknown facts', () => {
    expect(headOf({ settings: { ...company, companyName: ' ' } }).data).toBeNull()
    const [organization] = nodesOfType(
      headOf({ settings: { ...company, supportEmail: '', companyAddress: ' ' } }),
      'Organization',
    )
    expect(Object.keys(organization ?? {})).toEqual(['@type', '@id', 'name', 'url'])
  })

  it('has the questions of the page with its prices', () => {
    const settings = { ...company, upscalePrice: 25 }
    const [page] = nodesOfType(headOf({ path: '/faq', settings }), 'FAQPage')
    expect(page).toMatchObject({
      inLanguage: 'en',
      mainEntity: expect.arrayContaining([
        {
          '@type': 'Question',
          name: 'What does a token buy?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'A generated picture costs 1\u00A0token, a removed background 1\u00A0token, an upscaled file 2.5\u00A0tokens, the same at 2x and at 4x. The button always shows the exact number before you press it.',
          },
        },
        {
          '@type': 'Question',
          name: 'Do tokens expire?',
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'No. Tokens never expire, whether you bought them or were given them.',
          },
        },
      ]),
    })
    expect(page?.mainEntity).toHaveLength(22)
    expect(nodesOfType(headOf({ path: '/', settings }), 'FAQPage')).toEqual([])
  })

  it('has the price with VAT where the shop shows that', () => {
    const settings = { ...company, vatPercent: 19.6, pricesIncludeVat: true }
    expect(nodesOfType(headOf({ path: '/pricing', settings, packs: [pack] }), 'Product')).toMatchObject([
      { offers: { price: '10.76', priceSpecification: { price: '10.76', valueAddedTaxIncluded: true } } },
    ])
  })

  it('has the shown price of a pack, and says that VAT is added', () => {
    const settings = { ...company, vatPercent: 20 }
    expect(nodesOfType(headOf({ path: '/pricing', settings, packs: [pack] }), 'Product')).toEqual([
      {
        '@type': 'Product',
        name: 'Pocket',
        description: 'A hundred',
        brand: { '@type': 'Brand', name: 'Mintage' },
        offers: {
          '@type': 'Offer',
          url: 'https://mintage.example/pricing',
          price: '9.00',
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
          priceSpecification: {
            '@type': 'PriceSpecification',
            price: '9.00',
            priceCurrency: 'EUR',
            valueAddedTaxIncluded: false,
          },
          seller: { '@id': 'https://mintage.example/#organization' },
        },
      },
    ])
  })

  it.each([
    ['JPY', 900, '900'],
    ['KWD', 12345, '12.345'],
    ['USD', 1005, '10.05'],
  ])('prices in %s have its decimals', (currency, price, said) => {
    const [product] = nodesOfType(headOf({ path: '/pricing', currency, packs: [{ ...pack, price }] }), 'Product')
    expect(product?.offers).toMatchObject({ price: said, priceCurrency: currency })
    expect(product?.offers).not.toHaveProperty('priceSpecification')
    expect(product?.offers).not.toHaveProperty('seller')
  })

  it.each([
    ['a pack that is given and not sold', { packs: [{ ...pack, price: 0 }] }],
    ['a pack without a title', { packs: [{ ...pack, title: ' ' }] }],
    ['a currency that is none', { packs: [pack], currency: 'tokens' }],
    [
      'prices in the unit of the shop',
      { packs: [pack], settings: { ...company, internalCurrency: { name: 'Mints', image: null } } },
    ],
  ])('has no offer for %s', (_, facts) => {
    expect(nodesOfType(headOf({ path: '/pricing', ...facts }), 'Product')).toEqual([])
  })

  it('has offers on the pricing page only', () => {
    for (const path of listed.filter((one) => one !== '/pricing')) {
      expect(nodesOfType(headOf({ path, packs: [pack] }), 'Product')).toEqual([])
    }
  })
})
