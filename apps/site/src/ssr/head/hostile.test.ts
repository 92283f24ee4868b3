import { defaultSettings } from '@mintage/machines/start-up'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderHead } from './renderHead.ts'
import { factsOf, nodesOfType, readHead } from './testing.ts'

/** Strings that could end a tag, an attribute or a script, among other text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '</ScRiPt ',
        '<!--',
        '-->',
        ']]>',
        '" onload="x',
        "'",
        '&quot;',
        '&#34;',
        '<script>alert(1)</script>',
        '\u2028',
        '\u2029',
        '\n',
        '\0',
        '\\',
        '\uD800',
        '{page}',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

/** An attribute value on one line, without invalid characters. */
const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** `readHead` throws when the head is malformed. */
const check = (...[property]: [fc.IProperty<unknown>]) => fc.assert(property, { numRuns: 500 })

describe('readHead accepts heads with hostile texts', () => {
  it('the title of a document stays in its attribute, unchanged', () => {
    check(
      fc.property(hostile, hostile, hostile, (title, text, slug) => {
        const { tags } = readHead(
          renderHead(factsOf({ path: '/terms', staticPage: { title, html: `<p>${text}</p>`, slug } })),
        )
        expect(tags.get('og:title')).toBe(onOneLine(title))
        expect(new URL(tags.get('canonical') ?? '').origin).toBe('https://mintage.example')
      }),
    )
  })

  it('the company stays inside the structured data', () => {
    check(
      fc.property(hostile, hostile, hostile, (companyName, supportEmail, companyAddress) => {
        const settings = { ...defaultSettings, companyName, supportEmail, companyAddress }
        const [organization] = nodesOfType(readHead(renderHead(factsOf({ settings }))), 'Organization')
        expect(organization?.name).toBe(companyName.trim() || undefined)
        expect(organization?.address).toBe((companyName.trim() && companyAddress.trim()) || undefined)
      }),
    )
  })

  it('packs and texts of the server stay in their tags', () => {
    check(
      fc.property(hostile, hostile, hostile, (title, description, currency) => {
        const packs = [{ id: 1, title, description, credits: 10, price: 100, features: [] }]
        const translations = { 'titles.PricingPage': title, 'titles.site': description, 'pricing.title': title }
        const { tags } = readHead(renderHead(factsOf({ path: '/pricing', currency, packs, translations })))
        expect(tags.get('og:title')).toBe(onOneLine(title))
        const priced = readHead(renderHead(factsOf({ path: '/pricing', packs })))
        expect(nodesOfType(priced, 'Product').map(({ name }) => name)).toEqual(title.trim() === '' ? [] : [title])
      }),
    )
  })

  it('translated questions stay questions', () => {
    check(
      fc.property(hostile, hostile, (question, language) => {
        const translations = { 'faq.expire.question': question }
        const [page] = nodesOfType(readHead(renderHead(factsOf({ path: '/faq', language, translations }))), 'FAQPage')
        const names = Array.isArray(page?.mainEntity) ? page.mainEntity.map(({ name }) => name) : []
        expect(names).toHaveLength(22)
      }),
    )
  })

  it('an address never leads to another host', () => {
    check(
      fc.property(
        hostile,
        fc.constantFrom('', '/', '//', '/\\', '//evil.example/', 'https://evil.example/'),
        (path, begin) => {
          const page = { title: 'A', html: '', slug: null }
          const { tags } = readHead(renderHead(factsOf({ path: `${begin}${path}`, staticPage: page })))
          expect(new URL(tags.get('canonical') ?? '').origin).toBe('https://mintage.example')
        },
      ),
    )
  })
})
