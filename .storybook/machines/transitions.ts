import { type AnyStateNode, not, or } from 'xstate'
import { toDirectedGraph } from 'xstate/graph'

/** `payNow` and `pay.now` as "pay now". */
export const words = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase()

export interface Transition {
  source: AnyStateNode
  target: AnyStateNode
  event: string
  /** Empty where the transition has none. */
  guard: string
}

type Definition = ReturnType<typeof toDirectedGraph>['edges'][number]['transition']

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' || typeof value === 'function') && value !== null

/** XState marks `and`, `or` and `not` only by their function `check`. */
const checkOf = (guard: object): unknown => Reflect.get(guard, 'check')
const [checkNot, checkOr] = [not(''), or([])].map(checkOf)

function guardWords(guard: unknown): string {
  if (!isObject(guard)) return typeof guard === 'string' ? words(guard) : ''
  const inner: unknown = Reflect.get(guard, 'guards')
  if (!Array.isArray(inner)) return guardWords(Reflect.get(guard, 'type'))
  const names = inner.map(guardWords)
  if (checkOf(guard) === checkNot) return `not ${names.join()}`
  return names.join(checkOf(guard) === checkOr ? ' or ' : ' and ')
}

function eventWords({ source, eventType }: Definition): string {
  if (eventType === '') return 'always'
  if (eventType.startsWith('xstate.done.state.')) return 'all done'
  if (eventType.startsWith('xstate.after.')) {
    return `after ${words(eventType.slice('xstate.after.'.length, -source.id.length - 1))}`
  }
  const actor = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`))
  if (actor === undefined) return words(eventType)
  return `${words(String(actor.src))} ${eventType.startsWith('xstate.error.') ? 'fails' : 'is done'}`
}

/** The transitions of a state to another state, or again into itself. */
export function transitionsFrom(source: AnyStateNode): readonly Transition[] {
  const always = (source.always ?? []).flatMap((transition) =>
    (transition.target ?? []).map((target) => ({ target, transition })),
  )
  return [...toDirectedGraph(source).edges, ...always]
    .filter(({ transition }) => transition.target !== undefined)
    .map(({ target, transition }) => ({
      source,
      target,
      event: eventWords(transition),
      guard: guardWords(transition.guard),
    }))
}
