import { describe, expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

const folder = 'docs/decisions/'
const pages = filesBelow('docs/decisions').filter((file) => !file.endsWith('README.md'))
const index = read(`${folder}README.md`)

/** More than a printed page holds. */
const MOST_WORDS = 900

describe.each(pages)('%s', (file) => {
  const text = read(file)

  it('has context, decision, consequences and what enforces it, in this order', () => {
    const parts = ['**Context:**', '**Decision:**', '**Consequences:**', '**Enforced by**']
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  it('is short, and listed by its title', () => {
    expect(text.split(/\s+/).length).toBeLessThan(MOST_WORDS)
    const [, title] = /^# (.+)$/m.exec(text) ?? []
    expect(index).toContain(`[${title}](${file.slice(folder.length)})`)
  })
})
