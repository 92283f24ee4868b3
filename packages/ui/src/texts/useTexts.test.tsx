import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TextsProvider, useTexts } from './useTexts.tsx'

const texts = {
  'demo.title': 'Buy tokens',
  'demo.minimum': 'Minimum top-up amount: {value}',
  'demo.terms': 'I accept the {terms} and the {privacy}.',
} as const

function Demo() {
  const t = useTexts(texts)
  return (
    <p>
      {t('demo.title')}; {t('demo.minimum', { value: '€1.00' })};{' '}
      {t.rich('demo.terms', { terms: <b>terms</b>, privacy: 'privacy policy' })}
    </p>
  )
}

/** Never called: the compiler is the test. */
export function Mistakes() {
  const t = useTexts(texts)
  // @ts-expect-error a key that is not there
  t('demo.none')
  // @ts-expect-error a slot left empty
  t('demo.minimum')
  // @ts-expect-error a slot that is not in the text
  t('demo.minimum', { amount: 1 })
  // @ts-expect-error a value for a text without slots
  t('demo.title', { value: 1 })
}

/** Removes the elements around the parts of a sentence, which have no meaning. */
const plain = (html: string) => html.replace(/<!-- -->|<\/?span>/g, '')

describe('useTexts', () => {
  it('uses English by default', { tags: ['R039'] }, () => {
    expect(plain(renderToString(<Demo />))).toBe(
      '<p>Buy tokens; Minimum top-up amount: €1.00; I accept the <b>terms</b> and the privacy policy.</p>',
    )
  })

  it('lets the server override text by text, and falls back to English', { tags: ['R039', 'R198'] }, () => {
    const html = renderToString(
      <TextsProvider overrides={{ 'demo.title': 'Tokens kaufen', 'demo.terms': '{privacy}, {terms}: ja.', other: 'x' }}>
        <Demo />
      </TextsProvider>,
    )
    expect(plain(html)).toBe('<p>Tokens kaufen; Minimum top-up amount: €1.00; privacy policy, <b>terms</b>: ja.</p>')
  })
})
