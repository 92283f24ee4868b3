import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartArrow, ChartState } from '../machine-chart/index.ts'
import { textSize, type } from './textSize.ts'

/** Along which the states follow each other. */
export type Direction = 'RIGHT' | 'DOWN'

/** What of a circle is drawn backwards: the arrow that closes it, seen from the beginning, or whichever takes least room. */
export type Circles = 'DEPTH_FIRST' | 'GREEDY'

const LEAF = { width: 200, padding: { x: 14, y: 10 } }
const GROUP = { padding: { x: 16, y: 12 }, inside: 20, heading: { RIGHT: 320, DOWN: 160 } }
const LABEL = { width: { RIGHT: 130, DOWN: 200 }, padding: { x: 4, y: 1 } }
const AGAIN = { width: 148, height: 36 }
const START = 14

export const idOf = ({ path }: { readonly path: string }) => path || 'root'
export const startOf = (state: ChartState) => `start of ${idOf(state)}`

/** The child that a compound state begins in; all children of a parallel one are active at once. */
export const beginsIn = ({ parallel, children }: ChartState): string | null =>
  parallel ? null : (children.find(({ kind }) => kind === 'initial')?.path ?? null)

const isInside = (path: string, group: string) => path !== group && (group === '' || path.startsWith(`${group}.`))

interface Size {
  width: number
  height: number
}

export interface Heading extends Size {
  /** Beside the states inside rather than above them, because arrows come in from above. */
  beside: boolean
}

/** The name of a compound state and what it is, inside its frame. */
export function headingOf(state: ChartState, { arrows }: Chart, direction: Direction): Heading {
  const beside =
    direction === 'DOWN' && arrows.some(({ from, to }) => isInside(from, state.path) !== isInside(to, state.path))
  const most = GROUP.heading[beside ? 'DOWN' : 'RIGHT']
  const name = textSize([state.name], type.name, most)
  const description = textSize([state.description], type.description, most)
  return { beside, width: Math.max(name.width, description.width), height: name.height + description.height }
}

/** Where the heading begins in its frame. */
export const headingAt = GROUP.padding

function leaf({ kind, name, description, path }: ChartState): ElkNode {
  if (kind === 'again') return { id: path, ...AGAIN }
  const most = LEAF.width - 2 * LEAF.padding.x - 3
  const height = textSize([name], type.name, most).height + textSize([description], type.description, most).height
  return { id: path, width: LEAF.width, height: height + 2 * LEAF.padding.y + 3 }
}

/** Keeps the mark of the beginning close to the state that it leads to, and before it. */
const first: LayoutOptions = {
  'elk.layered.priority.direction': '20',
  'elk.layered.priority.shortness': '20',
  'elk.layered.priority.straightness': '20',
}

function group(state: ChartState, chart: Chart, direction: Direction): ElkNode {
  const heading = headingOf(state, chart, direction)
  const { padding, inside } = GROUP
  const room = heading.beside
    ? { top: inside, left: heading.width + padding.x + inside }
    : { top: heading.height + padding.y + inside, left: inside }
  const least = { width: heading.width + 2 * padding.x, height: heading.height + 2 * padding.y }
  const children = state.children.map((child) => nodeOf(child, chart, direction))
  const start = beginsIn(state)
  return {
    id: idOf(state),
    children: start === null ? children : [{ id: startOf(state), width: START, height: START }, ...children],
    edges:
      start === null
        ? []
        : [{ id: `from ${startOf(state)}`, sources: [startOf(state)], targets: [start], layoutOptions: first }],
    layoutOptions: {
      'elk.padding': `[top=${room.top},left=${room.left},bottom=${inside},right=${inside}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${least.width},${least.height})`,
    },
  }
}

const nodeOf = (state: ChartState, chart: Chart, direction: Direction): ElkNode =>
  state.children.length === 0 ? leaf(state) : group(state, chart, direction)

function edgeOf({ id, from, to, words }: ChartArrow, direction: Direction): ElkExtendedEdge {
  const { width, height } = textSize(words, type.label, LABEL.width[direction] - 2 * LABEL.padding.x)
  return {
    id,
    sources: [idOf({ path: from })],
    targets: [idOf({ path: to })],
    labels: [{ text: words.join('\n'), width: width + 2 * LABEL.padding.x, height: height + 2 * LABEL.padding.y }],
  }
}

export const graphOf = (chart: Chart, direction: Direction): ElkNode => ({
  id: 'canvas',
  children: [nodeOf(chart.root, chart, direction)],
  edges: chart.arrows.map((arrow) => edgeOf(arrow, direction)),
})

/** For every level of the graph: what is written at the top of it holds for the top alone. */
export const optionsOf = (direction: Direction, circles: Circles): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.edgeLabels.inline': 'false',
  'elk.layered.cycleBreaking.strategy': circles,
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
})
