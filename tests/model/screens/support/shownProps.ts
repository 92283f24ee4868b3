import { type Driver, drive, type ModelPath, type ModelStates } from '@mintage/machines/models'
import type { TaskMeta } from 'vitest'

/** What the site handed to a screen or an overlay that stands on the page: plain data. */
interface Shown {
  readonly component: string
  readonly props: unknown
}

/** A moment on a path of a model: after so many of its steps. */
interface AskedMoment {
  /** The folder of the machine. */
  readonly machine: string
  readonly name: string
  readonly steps: readonly string[]
  readonly taken: number
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Given when the props of the screens are wanted at these moments (tools/story-scaffold), in place of the tests. */
    moments?: readonly AskedMoment[]
  }
  interface TaskMeta {
    shown?: readonly Shown[]
  }
}

interface Fiber {
  readonly type: unknown
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isFiber = (value: unknown): value is Fiber => isObject(value) && 'memoizedProps' in value

function below(fiber: Fiber): readonly Fiber[] {
  const children: Fiber[] = []
  for (let { child } = fiber; child !== null; child = child.sibling) children.push(child, ...below(child))
  return children
}

/** React keeps the tree that it has drawn last at the root's own object, which its element leads to. */
const treesOfPage = (): readonly Fiber[] =>
  [...document.body.children].flatMap((place) => {
    const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'))
    const root: unknown = key === undefined ? undefined : Reflect.get(place, key)?.stateNode?.current
    return isFiber(root) ? [root] : []
  })

/** Marks what is no data; whoever writes a story of it has something else there. */
const notData = (what: string) => ({ $: what })

function asData(value: unknown): unknown {
  if (typeof value === 'function') return notData('function')
  if (!isObject(value)) return value
  if (Array.isArray(value)) return value.map(asData)
  if (Object.getPrototypeOf(value) !== Object.prototype) return notData(value.constructor.name)
  if ('$$typeof' in value) return notData('element')
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.map(([name, one]) => [name, asData(one)]))
}

const modules = import.meta.glob(['/packages/ui/src/screens/*/*.tsx', '/packages/ui/src/overlays/*/*.tsx'])

async function componentsByType(): Promise<ReadonlyMap<unknown, string>> {
  const found = Object.entries(modules).map(async ([file, load]) => {
    const [, folder, name = ''] = /([^/]+)\/([^/]+)\.tsx$/.exec(file) ?? []
    const module = folder === name ? await load() : null
    return [isObject(module) ? Reflect.get(module, name) : name, name] as const
  })
  return new Map(await Promise.all(found))
}

/** Walks so many steps of a path, and notes what the site hands to its screens there. */
export async function showProps<Graph extends ModelStates, Fixture>(
  path: ModelPath<Graph>,
  driver: Driver<Graph, Fixture>,
  taken: number,
  meta: TaskMeta,
): Promise<void> {
  const names = await componentsByType()
  const always = async (fixture: Fixture) => {
    await driver.always?.(fixture)
    meta.shown = treesOfPage()
      .flatMap(below)
      .flatMap(({ type, memoizedProps }) => {
        const component = names.get(type)
        return component === undefined ? [] : [{ component, props: asData(memoizedProps) }]
      })
  }
  await drive(path, { ...driver, always }, taken)
}
