import ELK, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js'
import type { Chart, ChartArrow, ChartState } from '../machine-chart/index.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedState extends Box {
  state: ChartState
  depth: number
}

export interface PlacedArrow {
  arrow: ChartArrow
  points: readonly ElkPoint[]
  label: Box
}

export interface Layout {
  width: number
  height: number
  states: readonly PlacedState[]
  arrows: readonly PlacedArrow[]
}

const WIDTH = 232
const LETTERS_PER_LINE = 33
const LABEL_LETTERS = 26

/** Lines that words take when broken at spaces. */
function lines(words: string, most: number): number {
  let count = 1
  let used = 0
  for (const word of words.split(' ')) {
    if (used > 0 && used + 1 + word.length > most) {
      count += 1
      used = word.length
    } else used += (used > 0 ? 1 : 0) + word.length
  }
  return count
}

const heightOf = ({ description }: ChartState) => 46 + lines(description, LETTERS_PER_LINE) * 18
const headHeight = ({ description }: ChartState) => 44 + (description === '' ? 0 : lines(description, 60) * 18)

function elkNode(state: ChartState): ElkNode {
  if (state.children.length === 0) {
    return state.kind === 'again'
      ? { id: state.path, width: 132, height: 36 }
      : {
          id: state.path,
          width: WIDTH,
          height: heightOf(state),
          ...(state.kind === 'initial' ? { layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' } } : {}),
        }
  }
  return {
    id: state.path || 'root',
    children: state.children.map(elkNode),
    layoutOptions: {
      'elk.padding': `[top=${headHeight(state) + 20},left=24,bottom=24,right=24]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': '(420,0)',
    },
  }
}

const labelHeight = (arrow: ChartArrow) => arrow.words.reduce((sum, one) => sum + lines(one, LABEL_LETTERS) * 15, 0) + 6

const elkEdge = (arrow: ChartArrow): ElkExtendedEdge => ({
  id: arrow.id,
  sources: [arrow.from || 'root'],
  targets: [arrow.to || 'root'],
  labels: [
    {
      text: arrow.words.join('\n'),
      width: 168,
      height: labelHeight(arrow),
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ],
})

/** In whole px, as a browser measures what it has drawn: the picture is fitted in now by the one, now by the other. */
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width: Math.ceil(width),
  height: Math.ceil(height),
})

function placedStates(state: ChartState, node: ElkNode, depth: number): readonly PlacedState[] {
  const children = state.children.flatMap((child) => {
    const found = node.children?.find(({ id }) => id === child.path)
    return found === undefined ? [] : placedStates(child, found, depth + 1)
  })
  return [{ state, depth, ...boxOf(node) }, ...children]
}

/** Where everything goes, left to nobody's hand: the layered layout of the Eclipse Layout Kernel. */
export async function layoutOf({ root, arrows }: Chart): Promise<Layout> {
  const placed = await new ELK().layout({
    id: 'canvas',
    children: [elkNode(root)],
    edges: arrows.map(elkEdge),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.edgeLabels.inline': 'true',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '24',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '40',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    },
  })
  const [first] = placed.children ?? []
  if (first === undefined) return { width: 0, height: 0, states: [], arrows: [] }
  const byId = new Map(arrows.map((arrow) => [arrow.id, arrow]))
  return {
    width: first.width ?? 0,
    height: first.height ?? 0,
    states: placedStates(root, first, 0),
    arrows: (placed.edges ?? []).flatMap(({ id, sections, labels }) => {
      const arrow = byId.get(id)
      const [section] = sections ?? []
      const [label] = labels ?? []
      if (arrow === undefined || section === undefined || label === undefined) return []
      return [
        {
          arrow,
          points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
          label: boxOf(label),
        },
      ]
    }),
  }
}
