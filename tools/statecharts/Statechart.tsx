import '@xyflow/react/dist/style.css'
import { PageSpinner } from '@mintage/ui/primitives'
import { Controls, MarkerType, type NodeChange, Position, ReactFlow, useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Chart, ChartState } from '../machine-chart/index.ts'
import { Arrow, type ArrowEdge } from './Arrow.tsx'
import { type Layout, layoutOf } from './layout.ts'
import { State, type StateNode } from './State.tsx'
import * as styles from './Statechart.css.ts'

const nodeTypes = { state: State }
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

const idOf = ({ path }: ChartState) => path || 'root'

/** The controls stand below the picture, not on it. */
const padding = { top: '16px', right: '16px', bottom: '76px', left: '16px' } as const

/**
 * All of the picture, whatever its room is now. In a small window all of it cannot be read: there it moves along with
 * the walk.
 */
function Follow({ layout, active }: { layout: Layout; active: ReadonlySet<string> }) {
  const { fitView } = useReactFlow()
  const room = useStore(({ width, height }) => `${width} ${height}`)
  const ids = layout.states
    .filter(({ state }) => state.children.length === 0 && active.has(state.path))
    .map(({ state }) => idOf(state))
    .join(' ')
  useEffect(() => {
    const nodes = ids === '' ? undefined : ids.split(' ').map((id) => ({ id }))
    fitView(nodes === undefined ? { padding } : { nodes, padding, minZoom: 0.5, maxZoom: 1 })
  }, [ids, room, fitView])
  return null
}

const nowhere: ReadonlySet<string> = new Set()

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
  /** The path of the state that is being read about. */
  selected: string | null
  onSelect: (path: string) => void
}

/** A machine as a picture to walk around in: drag, zoom, press a state to read about it. */
export function Statechart({ chart, active, selected, onSelect }: StatechartProps) {
  const layout = useLayout(chart)
  const isBeside = useBeside()
  const nodes = useMemo<StateNode[]>(
    () =>
      (layout?.states ?? []).map((placed) => ({
        id: idOf(placed.state),
        type: 'state',
        position: { x: placed.x, y: placed.y },
        width: placed.width,
        height: placed.height,
        // Known before anything is drawn: a picture that is measured first may lose its arrows when a step follows soon.
        measured: { width: placed.width, height: placed.height },
        handles: [
          { type: 'target', position: Position.Top, x: placed.width / 2, y: 0 },
          { type: 'source', position: Position.Bottom, x: placed.width / 2, y: placed.height },
        ],
        zIndex: placed.depth,
        selected: placed.state.path === selected,
        ariaLabel: placed.state.name,
        domAttributes: { 'aria-current': active.has(placed.state.path) },
        data: { placed, active: active.has(placed.state.path) },
      })),
    [layout, active, selected],
  )
  // A press and a key both arrive as a change of what is selected.
  const onNodesChange = (changes: NodeChange<StateNode>[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected)
    const placed = layout?.states.find(
      ({ state }) => chosen !== undefined && 'id' in chosen && idOf(state) === chosen.id,
    )
    if (placed !== undefined) onSelect(placed.state.path)
  }
  const edges = useMemo<ArrowEdge[]>(
    () =>
      (layout?.arrows ?? [])
        .map((placed) => ({ placed, live: active.has(placed.arrow.from) }))
        .map(({ placed, live }) => ({
          id: placed.arrow.id,
          type: 'arrow',
          source: placed.arrow.from || 'root',
          target: placed.arrow.to || 'root',
          zIndex: 20,
          markerEnd: {
            type: MarkerType.ArrowClosed,
            color: `var(--mt-color-${live ? 'accentGraphic' : 'outline'})`,
            markerUnits: 'userSpaceOnUse',
            width: 24,
            height: 24,
          },
          data: { placed, live },
        })),
    [layout, active],
  )
  return (
    // A drawing has no reading direction: its places are counted from the left.
    <section className={styles.canvas} dir="ltr" aria-label="The picture of the machine">
      {layout === null ? (
        <PageSpinner />
      ) : (
        <ReactFlow<StateNode, ArrowEdge>
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          edgesFocusable={false}
          minZoom={0.1}
          fitView
          fitViewOptions={{ padding }}
          onNodesChange={onNodesChange}
          deleteKeyCode={null}
          zoomOnScroll={isBeside}
          preventScrolling={isBeside}
          ariaLabelConfig={labels}
          proOptions={{ hideAttribution: true }}
        >
          <Controls showInteractive={false} orientation="horizontal" fitViewOptions={{ padding }} />
          <Follow layout={layout} active={isBeside ? nowhere : active} />
        </ReactFlow>
      )}
    </section>
  )
}
