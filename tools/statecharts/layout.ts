import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartArrow, ChartState } from '../machine-chart/index.ts'
import {
  beginsIn,
  type Circles,
  type Direction,
  graphOf,
  headingAt,
  headingOf,
  idOf,
  optionsOf,
  startOf,
} from './elkGraph.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedState extends Box {
  state: ChartState
  depth: number
  /** Of a compound state: where its name and description stand. */
  heading: Box | null
}

export interface PlacedArrow {
  arrow: ChartArrow
  points: readonly ElkPoint[]
  label: Box
}

/** The mark where a compound state or the machine begins, and its arrow. */
export interface PlacedStart extends Box {
  id: string
  depth: number
  /** The state that it leads to. */
  to: string
  points: readonly ElkPoint[]
}

export interface Layout {
  width: number
  height: number
  states: readonly PlacedState[]
  starts: readonly PlacedStart[]
  arrows: readonly PlacedArrow[]
}

/** The room that a picture has beside the text, in px; above the text it is as wide for its height. */
const frame = { width: 1024, height: 790 }

/** In whole px, as a browser measures what it has drawn: the picture is fitted in now by the one, now by the other. */
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width: Math.ceil(width),
  height: Math.ceil(height),
})

const pointsOf = ({ sections }: ElkExtendedEdge): readonly ElkPoint[] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])

const everyNode = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(everyNode)]

const everyState = (state: ChartState, depth = 0): readonly { state: ChartState; depth: number }[] => [
  { state, depth },
  ...state.children.flatMap((child) => everyState(child, depth + 1)),
]

function placedHeading(state: ChartState, { x, y, width }: Box, chart: Chart, direction: Direction): Box | null {
  if (state.children.length === 0) return null
  const heading = headingOf(state, chart, direction)
  return {
    x: x + headingAt.x,
    y: y + headingAt.y,
    width: heading.beside ? heading.width : width - 2 * headingAt.x,
    height: heading.height,
  }
}

async function layoutAlong(chart: Chart, direction: Direction, circles: Circles): Promise<Layout> {
  const canvas = await new ELK().layout(graphOf(chart, direction), { layoutOptions: optionsOf(direction, circles) })
  const nodes = new Map(everyNode(canvas).map((node) => [node.id, boxOf(node)]))
  const edges = new Map(everyNode(canvas).flatMap(({ edges = [] }) => edges.map((edge) => [edge.id, edge] as const)))
  const states = everyState(chart.root)
  const box = (id: string) => nodes.get(id) ?? boxOf({})
  const { width, height } = box(idOf(chart.root))
  return {
    width,
    height,
    states: states.map(({ state, depth }) => {
      const placed = box(idOf(state))
      return { state, depth, ...placed, heading: placedHeading(state, placed, chart, direction) }
    }),
    starts: states.flatMap(({ state, depth }) => {
      const edge = edges.get(`from ${startOf(state)}`)
      const to = beginsIn(state)
      if (to === null || edge === undefined) return []
      return [{ id: startOf(state), to, depth, ...box(startOf(state)), points: pointsOf(edge) }]
    }),
    arrows: chart.arrows.flatMap((arrow) => {
      const edge = edges.get(arrow.id)
      const [label] = edge?.labels ?? []
      return edge === undefined || label === undefined ? [] : [{ arrow, points: pointsOf(edge), label: boxOf(label) }]
    }),
  }
}

type Size = Pick<Layout, 'width' | 'height'>

/** How large it is drawn when all of it is in sight. */
const scaleOf = ({ width, height }: Size) => Math.min(frame.width / width, frame.height / height)

/** How much of the frame it then takes. */
const shareOf = (size: Size) => (scaleOf(size) ** 2 * size.width * size.height) / (frame.width * frame.height)

/** From left to right or from top to bottom, whichever is the larger in its frame. */
async function largest(chart: Chart, circles: Circles): Promise<Layout> {
  const right = await layoutAlong(chart, 'RIGHT', circles)
  const down = await layoutAlong(chart, 'DOWN', circles)
  return scaleOf(right) > scaleOf(down) ? right : down
}

/**
 * Where everything goes, left to nobody's hand: in the order in which a person comes to the states, unless a chart that
 * long would leave half of its frame empty, or be too small to be seen as a whole.
 */
export async function layoutOf(chart: Chart): Promise<Layout> {
  const inOrder = await largest(chart, 'DEPTH_FIRST')
  return shareOf(inOrder) < 0.5 || scaleOf(inOrder) < 0.4 ? largest(chart, 'GREEDY') : inOrder
}
