import { describe, expect, it } from 'vitest'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { guides } from '../../tools/guides/index.ts'
import { filesBelow, isTest, read } from './sources.ts'

/** 'packages/ui/src/controls/Select' -> its parts. */
const components = filesBelow('packages/ui/src').flatMap((file) => {
  const [, folder = '', room = '', name = ''] =
    /^(.*\/(primitives|controls|overlays)\/(\w+))\/\3\.tsx$/.exec(file) ?? []
  return folder === '' ? [] : [{ folder, room, name }]
})

const guideOf = ({ folder, name }: { folder: string; name: string }) => `${folder}/${name}.guide.ts`

function guideNamed(name: string): Guide {
  const guide = guides.get(name)
  if (guide === undefined) throw new Error(`${name} has no guide`)
  return guide
}

/** It is handed words by whoever uses it. */
function takesWords(name: string): boolean {
  const { components: api } = JSON.parse(read('packages/ui/public-api.json'))
  const props: Readonly<Record<string, unknown>> = api[name]?.props ?? {}
  return ['label', 'title', 'hint', 'placeholder', 'caption', 'lead', 'busyLabel'].some((prop) => prop in props)
}

describe('the design system', () => {
  it('has something in each of its rooms', () => {
    for (const room of ['primitives', 'controls', 'overlays']) {
      expect(components.filter((component) => component.room === room).length).toBeGreaterThan(10)
    }
  })

  it.each(components)('$name tells what it is for, on its page', (component) => {
    expect(read(guideOf(component))).toMatch(/satisfies Guide/)
    expect(read(`${component.folder}/${component.name}.stories.tsx`)).toMatch(/parameters: \{[^}]*\bguide: \w+Guide\b/)
  })

  it.each(components)('$name says whether it may be relied on, and since which version', ({ name }) => {
    const { status } = guideNamed(name)
    const [first = 0, second = 0] = status.since.split('.').map(Number)
    const [newestFirst = 0, newestSecond = 0] = JSON.parse(read('packages/ui/package.json'))
      .version.split('.')
      .map(Number)
    expect(status.since).toMatch(/^\d+\.\d+\.\d+$/)
    expect(first < newestFirst || (first === newestFirst && second <= newestSecond)).toBe(true)
    if (status.stage === 'deprecated') expect(components.map((one) => one.name)).toContain(status.instead)
  })

  it.each(components)('$name says what to do and what not, in sentences short enough to be read', ({ name }) => {
    const guide = guideNamed(name)
    for (const sentence of [...guide.do, ...guide.dont, ...guide.content]) {
      expect(sentence).toMatch(/[.?!”]$/)
      expect(sentence.length).toBeLessThanOrEqual(160)
    }
    for (const sentence of guide.dont) expect(sentence).toMatch(/^Do not |^No /)
  })

  it.each(components.filter(({ name }) => takesWords(name)))('$name says how its words are written', ({ name }) => {
    expect(guideNamed(name).content).not.toEqual([])
  })

  it('says nothing twice: advice that fits any component helps with none', () => {
    const all = [...guides.values()].flatMap((guide) => [...guide.do, ...guide.dont, ...guide.content])
    expect(all.filter((sentence, place) => all.indexOf(sentence) !== place)).toEqual([])
  })

  it('tells of every data attribute that it writes', () => {
    const documented = new Set(
      [...guides.values()].flatMap(({ anatomy }: Guide) =>
        anatomy.flatMap(({ attributes = [] }) => attributes.map(({ name }): string => name)),
      ),
    )
    const sources = filesBelow('packages/ui/src').filter(
      (file) => /\/(primitives|controls|overlays)\/.*\.tsx$/.test(file) && !isTest(file),
    )
    const written = sources.flatMap((file) =>
      [...read(file).matchAll(/[\s{']((?:data-)[a-z-]+)'?[=:]/g)].map(([, name = '']) => `${name} in ${file}`),
    )
    expect(written.length).toBeGreaterThan(15)
    expect(written.filter((place) => !documented.has(place.split(' ')[0] ?? ''))).toEqual([])
  })

  it.each(components.filter(({ room }) => room !== 'primitives'))(
    '$name was held against its best peer',
    (component) => {
      expect(read(guideOf(component))).toMatch(/peers: \[\s*\{/)
    },
  )
})
