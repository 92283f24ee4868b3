import type { ShopEvent } from './events.ts'

type Fails = (events: readonly ShopEvent[]) => Promise<boolean>

/** The event that an event needs. */
const causeOf = (event: ShopEvent): number | null => {
  if ('order' in event) return event.order
  if ('pay' in event) return event.pay
  if ('use' in event) return event.use
  return 'of' in event ? event.of : null
}

/** The events of each order, with what follows from them, and then those of each customer; the newest first. */
function familiesOf(events: readonly ShopEvent[]): ShopEvent[][] {
  const byId = new Map(events.map((event) => [event.id, event]))
  const rootOf = (event: ShopEvent): ShopEvent => {
    const cause = byId.get(causeOf(event) ?? Number.NaN)
    return cause ? rootOf(cause) : event
  }
  const families = new Map<string, ShopEvent[]>()
  const customers = new Map<string, ShopEvent[]>()
  const add = (to: Map<string, ShopEvent[]>, name: string, event: ShopEvent) =>
    to.set(name, [...(to.get(name) ?? []), event])
  for (const event of events) {
    const root = rootOf(event)
    if (root.type === 'order') add(families, `order ${root.id}`, event)
    if ('customer' in root) add(customers, `customer ${root.customer}`, event)
  }
  return [...[...families.values()].reverse().slice(0, 60), ...customers.values()]
}

/** Delta debugging: leaves parts out, smaller and smaller ones, as long as the rest still fails. */
async function leaveOut(events: ShopEvent[], fails: Fails): Promise<ShopEvent[]> {
  let rest = events
  let size = Math.ceil(rest.length / 2)
  while (size > 0) {
    const before = rest.length
    for (let from = before - size; from > -size; from -= size) {
      const fewer = rest.filter((_, index) => index < from || index >= from + size)
      if (fewer.length < rest.length && (await fails(fewer))) rest = fewer
    }
    // One event may be needed only by another that has gone since.
    if (size > 1) size = Math.ceil(size / 2)
    else if (rest.length === before) size = 0
  }
  return rest
}

/** Lets each event end before the next one begins, unless the failure needs them at once. */
async function inTurn(events: ShopEvent[], fails: Fails): Promise<ShopEvent[]> {
  let calmer = events
  for (const { id } of events) {
    const candidate = calmer.map((event) => (event.id === id ? { ...event, steps: 60 } : event))
    if (await fails(candidate)) calmer = candidate
  }
  return calmer
}

/** The fewest events found that still fail. */
export async function shrink(events: readonly ShopEvent[], fails: Fails): Promise<ShopEvent[]> {
  let smaller = [...events]
  for (const family of familiesOf(events)) {
    if (!(await fails(family))) continue
    smaller = family
    break
  }
  const few = await leaveOut(smaller, fails)
  return leaveOut(await inTurn(few, fails), fails)
}
