import type { Props, StateCapture } from './capture.ts'
import { exportOf, titleOf } from './names.ts'
import { screens } from './screens.ts'
import { baseOf, type Constants, elementOf, isWithin, repeated, sharedProps, sourceOf } from './write.ts'

const UI = '../../packages/ui/src'

const header = (machine: string) => `import type { Meta, StoryObj } from '@storybook/react-vite'

/** Scaffolded by \`npm run scaffold\`, from what the site hands to its screens along the model of the machine. */
const meta = {
  title: '${titleOf(machine)}',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
`

function imports({ component }: StateCapture): readonly string[] {
  const { folder, frame } = screens[component]
  return [
    `import { ${component} } from '${UI}/${folder}/${component}/${component}.tsx'`,
    ...(frame ? [`import { ${frame.decorator.replace(/\(.*/, '')} } from '${UI}/${frame.from}'`] : []),
  ]
}

const constant = (name: string, source: string) => `const ${name} = ${source} as const\n`

function story(capture: StateCapture, begins: Props | null, constants: Constants): string {
  const { component, state, steps, props } = capture
  const { frame } = screens[component]
  const around = frame === undefined ? '' : `decorators: [${frame.decorator}],\n`
  return `/**
 * \`${state}\`
${steps.map((step) => ` * - ${step}`).join('\n')}
 */
export const ${exportOf(state)}: Story = {
  ${around}render: () => ${elementOf(component, props, begins, constants)},
}
`
}

const startOf = (source: string, name: string) => {
  const found = source.indexOf(`export const ${name}:`)
  return found === -1 ? null : found
}

/** Where the words about a story begin. */
const withComment = (source: string, start: number) => {
  const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(source.slice(0, start))
  return comment ? comment.index : start
}

/** A file without one of its stories. */
export function without(source: string, state: string): string {
  const start = startOf(source, exportOf(state))
  if (start === null) throw new Error(`There is no story of ${state}`)
  const end = source.indexOf('\n}\n', start)
  if (end === -1) throw new Error(`The story of ${state} does not end`)
  const before = source.slice(0, withComment(source, start))
  return `${before.trimEnd()}\n${source.slice(end + 3).replace(/^\n*/, '\n')}`.replace(/\n+$/, '\n')
}

export const hasStories = (source: string): boolean => /^export const \w+: Story/m.test(source)

function withImports(source: string, lines: readonly string[]): string {
  const has = (line: string) => {
    const [, name = '', from = ''] = /\{ (\w+) \} from (.*)$/.exec(line) ?? []
    return source.split('\n').some((one) => new RegExp(`\\b${name}\\b`).test(one) && one.endsWith(` from ${from}`))
  }
  return [...lines.filter((line) => !has(line)), source].join('\n')
}

/** What several stories have in common comes before the first of them. */
function withConstant(source: string, text: string): string {
  const end = /type Story = .*\n/.exec(source)
  if (end === null) throw new Error('A file of machine states has its type of stories')
  const rest = source.slice(end.index + end[0].length)
  const first = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const /m.exec(rest)
  const place = end.index + end[0].length + (first?.index ?? rest.length)
  return `${source.slice(0, place).trimEnd()}\n\n${text}\n${source.slice(place)}`
}

function withStory(source: string, text: string, later: readonly string[]): string {
  const next = later.map((state) => startOf(source, exportOf(state))).find((start) => start !== null)
  if (next === undefined || next === null) return `${source.trimEnd()}\n\n${text}`
  const place = withComment(source, next)
  return `${source.slice(0, place)}${text}\n${source.slice(place)}`
}

/** The one that has the most props as the others have them; the first of several. */
function typicalOf(captures: readonly StateCapture[]): StateCapture {
  const shared = (one: StateCapture) => captures.reduce((sum, { props }) => sum + sharedProps(one.props, props), 0)
  const [typical] = captures.toSorted((one, other) => shared(other) - shared(one))
  if (typical === undefined) throw new Error('Nothing was seen of the machine')
  return typical
}

/**
 * A file of a machine with the stories of more of its states. What it has already stays as it is.
 * @param captures all states of the machine that are seen, in the machine's order
 * @param format the repository's formatter
 */
export function withStories(
  source: string | null,
  captures: readonly StateCapture[],
  wanted: ReadonlySet<string>,
  format: (source: string) => string,
): string {
  let written = source ?? format(header(captures[0]?.machine ?? ''))
  /** @returns whether the name has these data: where somebody has changed the constant, a story has them in full */
  const define = (name: string, data: string): boolean => {
    const text = format(constant(name, data))
    if (!new RegExp(`^const ${name}\\b`, 'm').test(written)) written = withConstant(written, text)
    return written.includes(text)
  }
  const stories = captures.map((capture) => {
    const typical = typicalOf(captures.filter(({ component }) => component === capture.component))
    return { capture, props: capture.props, base: isWithin(typical.props, capture.props) ? typical.props : null }
  })
  const constants = repeated(stories)
  for (const [index, { capture, base }] of stories.entries()) {
    if (!wanted.has(capture.state) || startOf(written, exportOf(capture.state)) !== null) continue
    const begins = base !== null && define(baseOf(capture.component), sourceOf(base)) ? base : null
    const inFull = story(capture, begins, new Map())
    const used = [...constants].filter(([data]) => inFull.includes(data))
    const text = story(capture, begins, new Map(used.filter(([data, name]) => define(name, data))))
    const later = captures.slice(index + 1).map(({ state }) => state)
    written = withImports(withStory(written, text, later), imports(capture))
  }
  const spies = written.includes('fn()') ? ["import { fn } from 'storybook/test'"] : []
  return format(withImports(written, spies))
}
