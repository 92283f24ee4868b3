import { describe, expect, it } from 'vitest'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { guides } from '../../tools/guides/index.ts'
import { filesBelow, isTest, read } from '../../tools/sources/index.ts'

/** 'packages/ui/src/controls/Select' -> its parts. */
const components = filesBelow('packages/ui/src').flatMap((file) => {
  const [, folder = '', room = '', name = ''] =
    /^(.*\/(primitives|controls|overlays)\/(\w+))\/\3\.tsx$/.exec(file) ?? []
  return folder === '' ? [] : [{ folder, room, name }]
})

const guideOf = ({ folder, name }: { folder: string; name: string }) => `${folder}/${name}.guide.ts`

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
