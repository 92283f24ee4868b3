interface Prop {
  type: string
  required?: boolean
  default?: string
}

interface Component {
  props: Readonly<Record<string, Prop>>
  /** The elements whose attributes it hands on. */
  inherits?: readonly string[]
}

/** How a part is found from outside, and its data attributes with their values. */
interface Part {
  selector: string
  attributes?: Readonly<Record<string, readonly string[] | 'any'>>
}

/** packages/ui/public-api.json. */
export interface PublicApi {
  entries: Readonly<Record<string, readonly string[]>>
  components: Readonly<Record<string, Component>>
  /** By component and part. Absent, as are tokens, in revisions of before they were listed. */
  parts?: Readonly<Record<string, Readonly<Record<string, Part>>>>
  tokens?: readonly string[]
}

export interface Change {
  /** A component, `tokens`, or what else is exported. */
  of: string
  text: string
  /** Who uses the package may have to change something. */
  breaking: boolean
}

const code = (text: string) => `\`${text}\``
const list = (names: readonly string[]) => names.map(code).join(', ')
const without = (names: readonly string[], others: readonly string[] = []) =>
  names.filter((name) => !others.includes(name))

/** Name -> the entries that export it. */
function homesOf({ entries }: PublicApi): Map<string, readonly string[]> {
  const homes = new Map<string, readonly string[]>()
  for (const [entry, names] of Object.entries(entries))
    for (const name of names) homes.set(name, [...(homes.get(name) ?? []), entry])
  return homes
}

function exportChanges(before: PublicApi, after: PublicApi): Change[] {
  const [old, now] = [homesOf(before), homesOf(after)]
  const gone = [...old].flatMap(([of, homes]) => {
    const lost = without(homes, now.get(of))
    return lost.length > 0 ? [{ of, text: `is no longer exported by ${list(lost)}`, breaking: true }] : []
  })
  const come = [...now].flatMap(([of, homes]) => {
    const won = without(homes, old.get(of))
    return won.length > 0 ? [{ of, text: `is exported by ${list(won)}`, breaking: false }] : []
  })
  return [...gone, ...come]
}

const literals = (type: string) => type.split(' | ')
const isOfLiterals = (type: string) => literals(type).every((one) => /^('[^']*'|-?[\d.]+)$/.test(one))

function typeChanges(name: string, before: string, after: string): Omit<Change, 'of'>[] {
  if (before === after) return []
  const lost = without(literals(before), literals(after))
  if (isOfLiterals(before) && isOfLiterals(after) && lost.length === 0) {
    const won = without(literals(after), literals(before))
    return [{ text: `${code(name)} also takes ${list(won)}`, breaking: false }]
  }
  return [{ text: `${code(name)} takes ${code(after)}, no longer ${code(before)}`, breaking: true }]
}

function propChanges(name: string, before: Prop | undefined, after: Prop | undefined): Omit<Change, 'of'>[] {
  if (before === undefined) {
    const asked = after?.required === true
    return [{ text: `${asked ? 'asks for' : 'takes'} ${code(name)}: ${code(after?.type ?? '')}`, breaking: asked }]
  }
  if (after === undefined) return [{ text: `no longer takes ${code(name)}`, breaking: true }]
  const asks = after.required === true
  return [
    ...typeChanges(name, before.type, after.type),
    ...(asks === (before.required === true)
      ? []
      : [{ text: `${code(name)} ${asks ? 'has to be given' : 'may be left out'}`, breaking: asks }]),
    ...(after.default === before.default
      ? []
      : [
          {
            text: `${code(name)} is ${code(after.default ?? 'undefined')} unless given, no longer ${code(before.default ?? 'undefined')}`,
            breaking: true,
          },
        ]),
  ]
}

function componentChanges(of: string, before: Component, after: Component): Change[] {
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])]
  const lost = without(before.inherits ?? [], after.inherits)
  const won = without(after.inherits ?? [], before.inherits)
  return [
    ...names.flatMap((name) => propChanges(name, before.props[name], after.props[name])),
    ...(lost.length > 0 ? [{ text: `no longer hands on ${list(lost)}`, breaking: true }] : []),
    ...(won.length > 0 ? [{ text: `hands on ${list(won)}`, breaking: false }] : []),
  ].map((change) => ({ of, ...change }))
}

function tokenChanges(before: readonly string[], after: readonly string[]): Change[] {
  return [
    ...without(before, after).map((name) => ({ of: 'tokens', text: `${code(name)} is gone`, breaking: true })),
    ...without(after, before).map((name) => ({ of: 'tokens', text: `${code(name)} is new`, breaking: false })),
  ]
}

type Parts = NonNullable<PublicApi['parts']>[string]

/** `[data-part="error"]` and `data-state="open"`: whatever a style sheet may have been written for. */
function addressesOf(parts: Parts = {}): readonly string[] {
  return Object.entries(parts).flatMap(([part, { selector, attributes = {} }]) => [
    `${part}, found by ${code(selector)}`,
    ...Object.entries(attributes).flatMap(([name, values]) =>
      (values === 'any' ? [''] : values).map((value) => `${part} with ${code(value ? `${name}="${value}"` : name)}`),
    ),
  ])
}

const partChanges = (of: string, before: Parts | undefined, after: Parts | undefined): Change[] => [
  ...without(addressesOf(before), addressesOf(after)).map((text) => ({ of, text: `has no ${text}`, breaking: true })),
  ...without(addressesOf(after), addressesOf(before)).map((text) => ({ of, text: `has ${text}`, breaking: false })),
]

/** What changed for who uses the package, by name. */
export function compare(before: PublicApi, after: PublicApi): Change[] {
  const components = Object.entries(before.components).flatMap(([name, old]) => {
    const now = after.components[name]
    return now ? componentChanges(name, old, now) : []
  })
  const tokens = before.tokens && after.tokens ? tokenChanges(before.tokens, after.tokens) : []
  const [old, now] = [before.parts, after.parts]
  const parts = old && now ? Object.keys({ ...old, ...now }).flatMap((of) => partChanges(of, old[of], now[of])) : []
  return [...exportChanges(before, after), ...components, ...parts, ...tokens].sort((one, other) =>
    one.of.localeCompare(other.of, 'en'),
  )
}
