import { type AnyStateMachine, type AnyStateNode, not, or } from 'xstate'
import { spaced } from '../story-coverage/index.ts'

export { type Moment, type Simulator, simulatorOf } from './simulation.ts'

/** A state as it is drawn: children make it a frame around them. */
export interface ChartState {
  /** Dotted path below the root; '' for the root itself. */
  path: string
  name: string
  description: string
  tags: readonly string[]
  kind: 'state' | 'initial' | 'end' | 'again'
  /** Several of its children are active at once. */
  parallel: boolean
  children: readonly ChartState[]
  /** What happens without leaving it. */
  stays: readonly string[]
}

export interface ChartArrow {
  id: string
  from: string
  to: string
  /** One line for each thing that leads there. */
  words: readonly string[]
}

export interface Chart {
  root: ChartState
  arrows: readonly ChartArrow[]
}

const pathOf = (node: AnyStateNode) => node.path.join('.')

interface Guarded {
  type?: unknown
  guards?: readonly unknown[]
}

const isGuarded = (guard: unknown): guard is Guarded =>
  (typeof guard === 'object' || typeof guard === 'function') && guard !== null

/** Combinations are told apart by the check they share, which xstate keeps off its types. */
const checkOf = (guard: object): unknown => Reflect.get(guard, 'check')
const [checkNot, checkOr] = [checkOf(not('')), checkOf(or([]))]

/** A guard by its name; `and`, `or` and `not` by the names inside. */
function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return spaced(guard)
  if (!isGuarded(guard)) return ''
  if (guard.guards === undefined) return typeof guard.type === 'string' ? spaced(guard.type) : ''
  const inside = guard.guards.map(guardWords)
  if (checkOf(guard) === checkNot) return `not ${inside.join(' and ')}`
  return inside.join(checkOf(guard) === checkOr ? ' or ' : ' and ')
}

function eventWords(node: AnyStateNode, event: string): string {
  if (event === '') return 'at once'
  const actor = node.invoke.find(({ id }) => event.endsWith(`.actor.${id}`))
  if (actor) return `${spaced(String(actor.src))}: ${event.startsWith('xstate.error.') ? 'failed' : 'answered'}`
  if (event.startsWith('xstate.after.')) {
    return `after ${spaced(event.slice('xstate.after.'.length, -node.id.length - 1))}`
  }
  return event.startsWith('xstate.done.state.') ? 'all done' : spaced(event)
}

type Transition = NonNullable<AnyStateNode['always']>[number]

/** The event, and on what condition; the last way out of several needs none: "else". */
const words = (node: AnyStateNode, event: string, { guard }: Transition, place: number): string => {
  const condition = guard === undefined ? '' : guardWords(guard)
  if (condition !== '') return `${eventWords(node, event)}, if ${condition}`
  return place > 0 ? `${eventWords(node, event)}, else` : eventWords(node, event)
}

interface Way {
  words: string
  targets: readonly AnyStateNode[] | undefined
}

const waysOf = (node: AnyStateNode): readonly Way[] =>
  [['', node.always ?? []] as const, ...node.transitions].flatMap(([event, list]) =>
    list.map((transition, place) => ({
      words: words(node, event, transition, place),
      targets: transition.target,
    })),
  )

const everyNode = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyNode)]

function kindOf(node: AnyStateNode): ChartState['kind'] {
  if (node.type === 'final') return 'end'
  if (node.type === 'history') return 'again'
  return node.parent?.initial?.target.includes(node) ? 'initial' : 'state'
}

const drawn = (node: AnyStateNode): ChartState => ({
  path: pathOf(node),
  name: spaced(node.key),
  description: node.description ?? '',
  tags: node.tags,
  kind: kindOf(node),
  parallel: node.type === 'parallel',
  children: Object.values(node.states).map(drawn),
  stays: waysOf(node).flatMap((way) => (way.targets === undefined ? [way.words] : [])),
})

/** What a machine is, for drawing: read from the machine itself, so that the drawing cannot fall behind. */
export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, ChartArrow>()
  for (const node of everyNode(machine.root)) {
    for (const way of waysOf(node)) {
      for (const target of way.targets ?? []) {
        const id = `${pathOf(node)} > ${pathOf(target)}`
        const before = arrows.get(id)?.words ?? []
        arrows.set(id, {
          id,
          from: pathOf(node),
          to: pathOf(target),
          words: [...before, way.words],
        })
      }
    }
  }
  return { root: drawn(machine.root), arrows: [...arrows.values()] }
}
