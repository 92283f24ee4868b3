import '@xyflow/react/dist/style.css'
import { PageSpinner } from '@mintage/ui/primitives'
import { Controls, MarkerType, type NodeChange, Position, ReactFlow, useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Chart } from '../machine-chart/index.ts'
import { Arrow, type ArrowEdge, type Part } from './Arrow.tsx'
import { idOf } from './elkGraph.ts'
import { type Box, type Layout, layoutOf } from './layout.ts'
import { Start, type StartNode, State, type StateNode } from './State.tsx'
import * as styles from './Statechart.css.ts'

const nodeTypes = { state: State, start: Start }
const edgeTypes = { arrow: Arrow }

function useLayout(chart: Chart): Layout | null {
  const [layout, setLayout] = useState<Layout | null>(null)
  useEffect(() => {
    let wanted = true
    layoutOf(chart).then((placed) => {
      if (wanted) setLayout(placed)
    })
    return () => {
      wanted = false
    }
  }, [chart])
  return layout
}

const beside = matchMedia('(min-width: 1024px)')

const watchWindow = (changed: () => void) => {
  beside.addEventListener('change', changed)
  return () => beside.removeEventListener('change', changed)
}

/** Whether the picture stands beside the text. Above it, the wheel has to scroll the page past the picture. */
const useBeside = () => useSyncExternalStore(watchWindow, () => beside.matches)

/** The controls stand below the picture, not on it. */
const padding = { top: '16px', right: '16px', bottom: '76px', left: '16px' } as const

/** Less than this cannot be read. */
const READABLE = 0.6

interface FollowProps {
  layout: Layout
  active: ReadonlySet<string>
  taken: ReadonlySet<string>
}

/** All of the picture where all of it can be read; else it moves along with the walk, from state to state. */
function Follow({ layout, active, taken }: FollowProps) {
  const { fitView } = useReactFlow()
  const room = useStore(({ width, height }) => `${width} ${height}`)
  const ids = [
    ...layout.states.filter(({ state, heading }) => heading === null && active.has(state.path)).map((at) => at.state),
    ...layout.arrows.filter(({ arrow }) => taken.has(arrow.id)).map(({ arrow }) => ({ path: arrow.from })),
  ]
    .map(idOf)
    .join('\n')
  useEffect(() => {
    const [width = 0, height = 0] = room.split(' ').map(Number)
    if (width === 0) return
    const fits = Math.min(width / layout.width, height / layout.height) >= READABLE
    if (fits || ids === '') fitView({ padding })
    else fitView({ nodes: ids.split('\n').map((id) => ({ id })), padding, minZoom: 0.4, maxZoom: 1 })
  }, [ids, room, layout, fitView])
  return null
}

const labels = {
  'node.a11yDescription.default': 'Press Enter or Space to read about this state.',
  'controls.ariaLabel': 'Size of the picture',
  'controls.zoomIn.ariaLabel': 'Larger',
  'controls.zoomOut.ariaLabel': 'Smaller',
  'controls.fitView.ariaLabel': 'Show all of it',
}

interface StatechartProps {
  chart: Chart
  /** Paths of the states that are active now. */
  active: ReadonlySet<string>
  /** Ids of the arrows that led there. */
  taken: ReadonlySet<string>
  /** The path of the state that is being read about. */
  selected: string | null
  onSelect: (path: string) => void
}

/** Known before anything is drawn: a picture that is measured first may lose its arrows when a step follows soon. */
const standing = ({ x, y, width, height }: Box) => ({
  position: { x, y },
  width,
  height,
  measured: { width, height },
  handles: [
    { type: 'target' as const, position: Position.Top, x: width / 2, y: 0 },
    { type: 'source' as const, position: Position.Bottom, x: width / 2, y: height },
  ],
})

const colors: Readonly<Record<Part, string>> = { taken: 'accentGraphic', open: 'textMuted', none: 'outline' }

const drawn = (edge: Pick<ArrowEdge, 'id' | 'source' | 'target'> & { data: NonNullable<ArrowEdge['data']> }) => ({
  ...edge,
  type: 'arrow' as const,
  zIndex: edge.data.part === 'taken' ? 21 : 20,
  markerEnd: {
    type: MarkerType.ArrowClosed,
    color: `var(--mt-color-${colors[edge.data.part]})`,
    markerUnits: 'userSpaceOnUse',
    width: 24,
    height: 24,
  },
})

/** A machine as a picture to walk around in: drag, zoom, press a state to read about it. */
export function Statechart({ chart, active, taken, selected, onSelect }: StatechartProps) {
  const layout = useLayout(chart)
  const isBeside = useBeside()
  const nodes = useMemo<(StateNode | StartNode)[]>(
    () => [
      ...(layout?.states ?? []).map(
        (placed): StateNode => ({
          id: idOf(placed.state),
          type: 'state',
          ...standing(placed),
          zIndex: placed.depth,
          selected: placed.state.path === selected,
          ariaLabel: placed.state.name,
          domAttributes: { 'aria-current': active.has(placed.state.path) },
          data: { placed, active: active.has(placed.state.path) },
        }),
      ),
      ...(layout?.starts ?? []).map(
        (placed): StartNode => ({
          id: placed.id,
          type: 'start',
          ...standing(placed),
          zIndex: placed.depth + 1,
          selectable: false,
          focusable: false,
          domAttributes: { 'aria-hidden': true },
          data: {},
        }),
      ),
    ],
    [layout, active, selected],
  )
  // A press and a key both arrive as a change of what is selected.
  const onNodesChange = (changes: NodeChange<StateNode | StartNode>[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected)
    const placed = layout?.states.find(
      ({ state }) => chosen !== undefined && 'id' in chosen && idOf(state) === chosen.id,
    )
    if (placed !== undefined) onSelect(placed.state.path)
  }
  const edges = useMemo<ArrowEdge[]>(
    () => [
      ...(layout?.arrows ?? []).map((placed) => {
        const { id, from, to } = placed.arrow
        const part = taken.has(id) ? 'taken' : active.has(from) ? 'open' : 'none'
        return drawn({ id, source: idOf({ path: from }), target: idOf({ path: to }), data: { placed, part } })
      }),
      ...(layout?.starts ?? []).map((placed) =>
        drawn({ id: placed.id, source: placed.id, target: placed.to, data: { placed, part: 'none' } }),
      ),
    ],
    [layout, active, taken],
  )
  return (
    // A drawing has no reading direction: its places are counted from the left.
    <section className={styles.canvas} dir="ltr" aria-label="The picture of the machine">
      {layout === null ? (
        <PageSpinner />
      ) : (
        <ReactFlow<StateNode | StartNode, ArrowEdge>
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          minZoom={0.1}
          onNodesChange={onNodesChange}
          deleteKeyCode={null}
          zoomOnScroll={isBeside}
          preventScrolling={isBeside}
          ariaLabelConfig={labels}
          proOptions={{ hideAttribution: true }}
        >
          <Controls showInteractive={false} orientation="horizontal" fitViewOptions={{ padding }} />
          <Follow layout={layout} active={active} taken={taken} />
        </ReactFlow>
      )}
    </section>
  )
}
