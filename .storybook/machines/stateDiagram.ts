import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'
import { transitionsFrom, words } from './transitions.ts'

type Graph = ReturnType<typeof toDirectedGraph>

const key = ({ path }: AnyStateNode): string => ['machine', ...path].join('_')

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || isInside(node.parent, outer))

const isCompound = ({ states }: AnyStateNode): boolean => Object.keys(states).length > 0

/** Mermaid cannot draw a transition between a state and a state inside it: it starts at a node "any state" in there. */
const start = (node: AnyStateNode): string => (isCompound(node) ? `any_${key(node)}` : key(node))

/** For the same reason a transition to an outer state leads to its initial state. */
const end = (target: AnyStateNode, source: AnyStateNode): AnyStateNode | undefined =>
  target === source || isInside(source, target) ? (target.initial?.target[0] ?? undefined) : target

const arrowsFrom = ({ stateNode, children }: Graph): readonly (readonly [arrow: string, event: string])[] => [
  ...transitionsFrom(stateNode).flatMap(({ source, target, event }) => {
    const to = isCompound(target) ? end(target, source) : target
    return to === undefined ? [] : [[`${start(source)} --> ${key(to)}`, event] as const]
  }),
  ...children.flatMap(arrowsFrom),
]

/** A machine as the text of a mermaid state diagram. Guards are left to the table: with them labels cover each other. */
export function stateDiagram(machine: AnyStateMachine): string {
  const graph = toDirectedGraph(machine)
  const arrows = Map.groupBy(arrowsFrom(graph), ([arrow]) => arrow)

  const inside = ({ stateNode, children }: Graph): readonly string[] => [
    ...(transitionsFrom(stateNode).length > 0 ? [`state "any state" as ${start(stateNode)}`] : []),
    ...(stateNode.initial?.target ?? []).map((node) => `[*] --> ${key(node)}`),
    ...children.flatMap(drawn),
  ]
  const drawn = (graph: Graph): readonly string[] => {
    const { stateNode, children } = graph
    const kind = stateNode.type === 'parallel' || stateNode.type === 'history' ? ` (${stateNode.type})` : ''
    const declared = `state "${words(stateNode.key)}${kind}" as ${key(stateNode)}`
    if (children.length > 0) return [`${declared} {`, ...inside(graph), '}']
    return stateNode.type === 'final' ? [declared, `${key(stateNode)} --> [*]`] : [declared]
  }

  return [
    'stateDiagram-v2',
    'direction LR',
    `accTitle: State diagram of ${words(machine.id)}`,
    'accDescr: The table after it says the same in words.',
    ...inside(graph),
    ...[...arrows].map(([arrow, all]) => `${arrow} : ${[...new Set(all.map(([, event]) => event))].join('<br/>')}`),
  ].join('\n')
}
