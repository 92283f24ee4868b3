import * as drivers from '@mintage/machines/drivers'
import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { chartOf } from '../machine-chart/index.ts'
import { type Box, layoutOf } from './layout.ts'

type Points = readonly { x: number; y: number }[]

const nowhere: Box = { x: -999, y: -999, width: 0, height: 0 }

/** An arrow begins and ends at the edge of a state: boxes that only touch do not count. */
const overlap = (one: Box, other: Box): boolean =>
  one.x + 2 < other.x + other.width &&
  other.x + 2 < one.x + one.width &&
  one.y + 2 < other.y + other.height &&
  other.y + 2 < one.y + one.height

/** The pieces of a route as boxes a hair wide. */
const pieces = (points: Points): readonly Box[] =>
  points.slice(1).map((end, place) => {
    const start = points[place] ?? end
    return {
      x: Math.min(start.x, end.x) - 1.5,
      y: Math.min(start.y, end.y) - 1.5,
      width: Math.abs(start.x - end.x) + 3,
      height: Math.abs(start.y - end.y) + 3,
    }
  })

const distance = (one: Box, other: Box): number =>
  Math.max(
    0,
    one.x - other.x - other.width,
    other.x - one.x - one.width,
    one.y - other.y - other.height,
    other.y - one.y - one.height,
  )

const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** A point at the edge of a box. */
const isOn = (point: { x: number; y: number } | undefined, box: Box | undefined) =>
  point !== undefined &&
  box !== undefined &&
  distance({ ...point, width: 0, height: 0 }, box) <= 1 &&
  !within({ x: point.x - 2, y: point.y - 2, width: 4, height: 4 }, box)

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
]

const machines = Object.values(drivers).map(({ machine }) => machine)

describe.each(machines)('the chart of $id', async (machine) => {
  const chart = chartOf(machine)
  const { width, height, states, starts, arrows } = await layoutOf(chart)
  const leaves = states.filter(({ heading }) => heading === null)
  const headings = states.flatMap(({ state, heading }) => (heading === null ? [] : [{ name: state.name, ...heading }]))
  const named = [...leaves.map((leaf) => ({ name: leaf.state.name, ...leaf })), ...headings]
  const lines = [
    ...arrows.map(({ arrow, points }) => ({ name: arrow.id, points })),
    ...starts.map(({ id, points }) => ({ name: id, points })),
  ]
  const placeOf = (path: string) => states.find(({ state }) => state.path === path)

  it('has every state, every transition and every label', () => {
    expect(states).toHaveLength(everyNode(machine.root).length)
    expect(arrows).toHaveLength(chart.arrows.length)
  })

  it('draws no line through a heading or a state', () => {
    const crossed = lines.flatMap(({ name, points }) =>
      named
        .filter((box) => pieces(points).some((piece) => overlap(piece, box)))
        .map((box) => `${name} through ${box.name}`),
    )
    expect(crossed).toEqual([])
  })

  it('has each label beside its own arrow, and on nothing', () => {
    const wrong = arrows.flatMap(({ arrow, points, label }) => [
      ...named.filter((box) => overlap(label, box)).map(({ name }) => `${arrow.id} on ${name}`),
      ...arrows
        .filter((other) => other.arrow !== arrow && overlap(label, other.label))
        .map((other) => `${arrow.id} on the label of ${other.arrow.id}`),
      ...lines
        .filter((line) => pieces(line.points).some((piece) => overlap(label, piece)))
        .map((line) => `${arrow.id} on ${line.name}`),
      ...(pieces(points).some((piece) => distance(label, piece) <= 8) ? [] : [`${arrow.id} far from its arrow`]),
    ])
    expect(wrong).toEqual([])
  })

  it('marks where each compound state and the machine begin', () => {
    const initial = everyNode(machine.root).flatMap((node) =>
      node.type === 'compound' ? node.initial.target?.map(({ path }) => path.join('.')) : [],
    )
    expect(starts.map(({ to }) => to).sort()).toEqual([...initial].sort())
    for (const { to, points } of starts) expect(isOn(points.at(-1), placeOf(to)), `the arrow to ${to}`).toBe(true)
  })

  it('leads each arrow from the state that it leaves to the very state that it enters', () => {
    const loose = arrows.filter(
      ({ arrow, points }) =>
        distance({ ...(points[0] ?? { x: 0, y: 0 }), width: 0, height: 0 }, placeOf(arrow.from) ?? nowhere) > 1 ||
        !isOn(points.at(-1), placeOf(arrow.to)),
    )
    expect(loose.map(({ arrow }) => arrow.id)).toEqual([])
  })

  it('leaves no half of a frame empty, its own least of all', () => {
    const room = { width: 1024, height: 790 }
    const scale = Math.min(room.width / width, room.height / height)
    expect((width * height * scale ** 2) / (room.width * room.height)).toBeGreaterThan(0.5)
    for (const group of states) {
      if (group.heading === null) continue
      const inside = [...states, ...starts, ...arrows.map(({ label }) => label)].filter(
        (box) => box !== group && within(box, group),
      )
      const right = Math.max(...inside.map((box) => box.x + box.width))
      const bottom = Math.max(...inside.map((box) => box.y + box.height))
      const where = `${machine.id}: ${group.state.name}`
      expect((group.x + group.width - right) / group.width, `the right of ${where}`).toBeLessThan(0.25)
      expect((group.y + group.height - bottom) / group.height, `the bottom of ${where}`).toBeLessThan(0.25)
    }
  })
})
