import type { AnyStateMachine, AnyStateNode } from 'xstate'

const descendantsOf = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...descendantsOf(child)])

/** Every state of a machine as a dotted path below its root, in the order of the source. */
export const statePaths = (machine: AnyStateMachine): string[] =>
  descendantsOf(machine.root).map((node) => node.path.join('.'))

/** The tags of every state that has some, by its path: what a screen may ask the machine. */
export const stateTags = (machine: AnyStateMachine): Record<string, string[]> =>
  Object.fromEntries(
    descendantsOf(machine.root).flatMap((node) =>
      node.tags.length > 0 ? [[node.path.join('.'), [...node.tags]] as const] : [],
    ),
  )

/** States without a description. History states need none. */
export const undescribedStates = (machine: AnyStateMachine): string[] =>
  [machine.root, ...descendantsOf(machine.root)]
    .filter((node) => node.type !== 'history' && (node.description ?? '').trim().length < 10)
    .map((node) => node.path.join('.') || '(root)')
