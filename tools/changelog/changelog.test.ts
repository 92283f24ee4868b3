import { describe, expect, it } from 'vitest'
import { compare, type PublicApi } from './compare.ts'
import { toMarkdown } from './markdown.ts'

const api = (props: PublicApi['components'][string]['props'], more: Partial<PublicApi> = {}): PublicApi => ({
  entries: { './coins': ['Coin'], './coins/Coin': ['Coin'] },
  components: { Coin: { props } },
  tokens: ['--c-rim'],
  ...more,
})

const reported = (before: PublicApi, after: PublicApi) =>
  compare(before, after).map(({ of, text, breaking }) => `${breaking ? '!' : '+'} ${of} ${text}`)

describe('what changed on the public surface', () => {
  it('is nothing between two that are the same, whatever their descriptions say', () => {
    expect(reported(api({ face: { type: 'string' } }), api({ face: { type: 'string' } }))).toEqual([])
  })

  it('tells of names that came and went, with the entries that export them', () => {
    const before = api({}, { entries: { './coins': ['Coin', 'Penny'], './coins/Coin': ['Coin', 'Penny'] } })
    const after = api({}, { entries: { './coins': ['Coin', 'Crown'] } })
    expect(reported(before, after)).toEqual([
      '! Coin is no longer exported by `./coins/Coin`',
      '+ Crown is exported by `./coins`',
      '! Penny is no longer exported by `./coins`, `./coins/Coin`',
    ])
  })

  it('takes a prop that came for an addition, unless it has to be given', () => {
    const after = api({ rim: { type: 'boolean' }, face: { type: 'string', required: true } })
    expect(reported(api({}), after)).toEqual(['+ Coin takes `rim`: `boolean`', '! Coin asks for `face`: `string`'])
  })

  it('takes a prop that went, a default that moved and a duty for breaks', () => {
    const before = api({
      rim: { type: 'boolean' },
      size: { type: "'md' | 'sm'", default: "'md'" },
      face: { type: 'string' },
      year: { type: 'number', required: true },
    })
    const after = api({
      size: { type: "'md' | 'sm'", default: "'sm'" },
      face: { type: 'string', required: true },
      year: { type: 'number' },
    })
    expect(reported(before, after)).toEqual([
      '! Coin no longer takes `rim`',
      "! Coin `size` is `'sm'` unless given, no longer `'md'`",
      '! Coin `face` has to be given',
      '+ Coin `year` may be left out',
    ])
  })

  it('takes one more choice for an addition, and one less or another type for a break', () => {
    const before = api({ size: { type: "'md' | 'sm'" }, metal: { type: "'gold' | 'tin'" }, year: { type: 'number' } })
    const after = api({ size: { type: "'lg' | 'md' | 'sm'" }, metal: { type: "'gold'" }, year: { type: 'string' } })
    expect(reported(before, after)).toEqual([
      "+ Coin `size` also takes `'lg'`",
      "! Coin `metal` takes `'gold'`, no longer `'gold' | 'tin'`",
      '! Coin `year` takes `string`, no longer `number`',
    ])
  })

  it('tells of attributes that are handed on, and of tokens', () => {
    const before = api({}, { components: { Coin: { props: {}, inherits: ['HTMLAttributes'] } } })
    const after = api(
      {},
      { components: { Coin: { props: {}, inherits: ['ImgHTMLAttributes'] } }, tokens: ['--c-face'] },
    )
    expect(reported(before, after)).toEqual([
      '! Coin no longer hands on `HTMLAttributes`',
      '+ Coin hands on `ImgHTMLAttributes`',
      '! tokens `--c-rim` is gone',
      '+ tokens `--c-face` is new',
    ])
  })

  it('takes a part that is found another way, and a value of its attribute that went, for breaks', () => {
    const face = (selector: string, ...sides: readonly string[]) =>
      api({}, { parts: { Coin: { Face: { selector, attributes: { 'data-side': sides } } } } })
    expect(reported(face('.face', 'heads', 'edge'), face('img', 'heads', 'tails'))).toEqual([
      '! Coin has no Face, found by `.face`',
      '! Coin has no Face with `data-side="edge"`',
      '+ Coin has Face, found by `img`',
      '+ Coin has Face with `data-side="tails"`',
    ])
    expect(reported(api({}), face('img', 'heads'))).toEqual([])
  })
})

describe('the changelog', () => {
  it('has breaks first, under their own heading', () => {
    const changes = [
      { of: 'Coin', text: 'takes `rim`: `boolean`', breaking: false },
      { of: 'Coin', text: 'no longer takes `face`', breaking: true },
    ]
    expect(toMarkdown('2.0.0', changes)).toBe(
      '## 2.0.0\n\n### Breaking\n\n- `Coin` no longer takes `face`\n\n### Added\n\n- `Coin` takes `rim`: `boolean`\n',
    )
  })

  it('says so when nothing changed', () => {
    expect(toMarkdown('2.0.1', [])).toBe('## 2.0.1\n\nThe public surface is the same.\n')
  })
})
