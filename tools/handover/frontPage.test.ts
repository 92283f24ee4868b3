import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontPage, type Handover } from './frontPage.ts'

const version = { commit: 'abc1234', date: '2026-01-02', subject: 'Strike a coin' }
const handover: Handover = {
  madeAt: '2026-01-02T03:04:05.000Z',
  before: version,
  now: { ...version, commit: 'def5678', edited: false },
  changes: ['Make the rim thinner'],
  hasReport: true,
  counts: { changed: 3, new: 2, removed: 1, unchanged: 4000 },
  statecharts: [{ id: 'machines-card-payment--walk', name: 'Card payment' }],
}

describe('the front page of a handover', () => {
  it('leads to each of its parts by addresses that hold wherever the folder is served', () => {
    const links = [...frontPage(handover).matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(links).toEqual([
      'visual/index.html',
      'storybook/index.html',
      'storybook/?path=/story/coverage--routes',
      'storybook/?path=/story/machines-card-payment--walk',
    ])
  })

  it('names both versions, and edits that are in no commit', () => {
    const page = frontPage({ ...handover, now: { ...version, commit: 'def5678', edited: true } })
    expect(page).toContain('abc1234')
    expect(page).toContain('def5678')
    expect(page).toContain('not committed yet')
    expect(frontPage(handover)).not.toContain('not committed yet')
  })

  it('counts the pictures as they are read', () => {
    expect(frontPage(handover)).toContain('<strong>4,000</strong> unchanged')
  })

  it('promises no report and no comparison where there is none', () => {
    const page = frontPage({ ...handover, hasReport: false, counts: null, before: null, changes: [] })
    expect(page).not.toContain('visual/index.html')
    expect(page).not.toContain('before and now')
  })

  it('shows what commits say as text, whatever they say', () => {
    fc.assert(
      fc.property(fc.string(), (said) => {
        const marked = `<b title="${said}">&amp;</b>`
        const page = frontPage({ ...handover, changes: [marked], before: { ...version, subject: marked } })
        expect(page).not.toContain('<b title')
      }),
    )
  })
})
