import { filesBelow, read } from '../sources/index.ts'
import type { StorySource } from '../sources/stories.ts'
import type { Components, IndexedComponent } from './shape.ts'

interface PublicApi {
  entries: Readonly<Record<string, readonly string[]>>
  components: Readonly<Record<string, { props: IndexedComponent['props']; inherits?: readonly string[] }>>
}

const rooms = ['primitives', 'controls', 'overlays', 'screens'] as const

/** Name of a component -> its room and file: its own folder's, or else whichever file of a room defines it. */
function sourceOf(name: string, files: readonly string[]): { room: IndexedComponent['room']; source: string } | null {
  const own = files.find((file) => file.endsWith(`/${name}/${name}.tsx`))
  const definition = new RegExp(`export (?:function|const) ${name}\\b`)
  const source = own ?? files.find((file) => definition.test(read(file)))
  const room = rooms.find((one) => source?.startsWith(`packages/ui/src/${one}/`))
  return source === undefined || room === undefined ? null : { room, source }
}

export function indexedComponents(stories: readonly StorySource[]): Components {
  const { entries, components }: PublicApi = JSON.parse(read('packages/ui/public-api.json'))
  const files = filesBelow('packages/ui/src').filter((file) => /(?<!stories|test)\.tsx$/.test(file))
  const importsOf = (name: string) =>
    Object.entries(entries)
      .filter(([, names]) => names.includes(name))
      .map(([entry]) => `@mintage/ui${entry.slice(1)}`)
  const indexed = Object.entries(components).flatMap(([name, { props, inherits = [] }]) => {
    const found = sourceOf(name, files)
    if (found === null) return []
    const ofIt = stories.filter(({ file }) => file.endsWith(`/${name}.stories.tsx`)).map(({ id }) => id)
    return [{ name, ...found, imports: importsOf(name), guide: null, props, inherits, stories: ofIt }]
  })
  return { version: 1, components: indexed }
}
