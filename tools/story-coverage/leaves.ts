import type { AnyStateNode } from 'xstate'

/** The paths of the states that hold no others, in the order of the machine. History is a pointer, no state. */
export function leavesOf(node: AnyStateNode): readonly string[] {
  const children = Object.values(node.states).flatMap(leavesOf)
  return children.length > 0 ? children : node.type === 'history' ? [] : [node.path.join('.')]
}
