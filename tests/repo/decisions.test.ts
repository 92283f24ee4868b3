import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

const pages = readdirSync(folder).filter((file) => file !== 'README.md')
const index = read('README.md')

const MOST_PAGES = 30
/** About a printed page. */
const MOST_WORDS = 600

it('lists decisions that exist, at most 30', () => {
  expect(pages.length).toBeLessThanOrEqual(MOST_PAGES)
  const listed = [...index.matchAll(/^\| \[.+?\]\((.+?)\)/gm)].map(([, file]) => file)
  expect(listed.toSorted()).toEqual(pages.toSorted())
})

describe.each(pages)('%s', (file) => {
  const text = read(file)

  it('has context, decision, consequences and what enforces it, in this order', () => {
    const parts = ['**Context:**', '**Decision:**', '**Consequences:**', '**Enforced by**']
    const places = parts.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('is short, and listed by its title', () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS)
    const [, title] = /^# (.+)$/m.exec(text) ?? []
    expect(index).toContain(`[${title}](${file})`)
  })
})
