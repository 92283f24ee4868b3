import { describe, expect, it } from 'vitest'
import { lettersOf } from '../usage.ts'
import { changedTexts, mayInclude } from './textChanges.ts'

const file = 'packages/ui/src/texts/en/pay.ts'
const texts = `export const payTexts = {
  'pay.title': 'Pay by card',
  'pay.note':
    'The tokens are in your balance as soon as the payment is confirmed.',
  'pay.vat': 'VAT {percent}%',
} as const
`

describe('texts that changed', () => {
  it('are told in the words from before, wherever they are written', () => {
    const shorter = texts.replace(
      "\n    'The tokens are in your balance as soon as the payment is confirmed.'",
      " 'Soon.'",
    )
    expect(changedTexts(file, texts, shorter)).toEqual([
      'The tokens are in your balance as soon as the payment is confirmed.',
    ])
    expect(changedTexts(file, texts, texts.replace('VAT {percent}%', '{percent} % VAT'))).toEqual(['VAT {percent}%'])
    expect(changedTexts(file, texts, texts)).toEqual([])
  })

  it.each([
    ['a key', texts.replace("'pay.title'", "'pay.heading'")],
    ['one text more', texts.replace("  'pay.vat'", "  'pay.net': 'Net',\n  'pay.vat'")],
    ['code beside them', `${texts}export const most = 3\n`],
    ['what is there instead', ''],
  ])('are not known when %s changed too', (_, after) => {
    expect(changedTexts(file, texts, after)).toBeNull()
    expect(changedTexts(file, after, texts)).toBeNull()
  })

  it('are looked for in files of texts alone', () => {
    expect(changedTexts('packages/ui/src/screens/Pay/Pay.tsx', texts, texts.replace('Pay', 'Buy'))).toBeNull()
  })
})

describe('the texts of a page may include a text', () => {
  const pageTexts = ['Pay by card', 'VAT 20%: €1.80', '“Free” – never expires'].map(lettersOf)

  it.each(['Pay by card', 'pay by\u00a0card', 'VAT {percent}%', '{a} – {b}', '{price} never expires', 'Free'])(
    '%s',
    (text) => {
      expect(mayInclude(pageTexts, text)).toBe(true)
    },
  )

  it.each(['Pay by cards', 'Discount ({code})', 'VAT {percent}% included'])('or not: %s', (text) => {
    expect(mayInclude(pageTexts, text)).toBe(false)
  })
})
