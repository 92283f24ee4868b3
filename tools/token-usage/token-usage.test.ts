import { describe, expect, it } from 'vitest'
import { tokensIn, tokenUsage } from './index.ts'

const found = (source: string) => [...tokensIn('a.css.ts', source)].sort()

describe('the tokens that a source names', () => {
  it('are found in full and by a shorter name for their group', () => {
    expect(found('const c = vars.color; const a = { color: c.text, gap: vars.space.md }')).toEqual([
      'color.text',
      'space.md',
    ])
  })

  it('are all of a group where one is chosen while it runs', () => {
    expect(found("const size = (name) => vars.title[name]; const body = vars['leading']['body']")).toEqual([
      'leading.body',
      'title.*',
    ])
  })

  it('are none where something else bears the name', () => {
    expect(found('const c = theme.color; const a = c.text + other.vars.color.text')).toEqual([])
  })
})

describe('the usage of tokens', () => {
  it('is that of the components of today', () => {
    const usage = tokenUsage(['color.coinRelief', 'title.display', 'color.nobodys'])
    expect(usage['color.coinRelief']).toContain('Coin')
    expect(usage['title.display']).toContain('Heading')
    expect(usage['color.nobodys']).toEqual([])
  })
})
