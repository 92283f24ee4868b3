import { type Cell, cellsOf, type ModalStates, modalStates, type States, states } from '../story-coverage/index.ts'
import type { Missing } from './report.ts'

interface Components {
  /** What the package offers. */
  exported: readonly string[]
  /** The sources of the package that draw, by their paths: stories, components and what stories are built with. */
  sources: ReadonlyMap<string, string>
}

/** Components that have no stories of their own, and that no other one draws either. */
export function missingComponents({ exported, sources }: Components): readonly Missing[] {
  const texts = [...sources.values()]
  const own = (name: string) => [...sources.keys()].some((file) => file.endsWith(`/${name}.stories.tsx`))
  const used = (name: string) => texts.some((source) => new RegExp(`<${name}\\b`).test(source))
  return exported
    .filter((name) => !own(name) && !used(name))
    .map((name) => ({ kind: 'component', name, why: 'It has no story, and nothing that has one draws it.' }))
}

const missingCells = (kind: Missing['kind'], name: string, columns: readonly string[], cells: readonly Cell[]) =>
  cells.flatMap((cell, place): readonly Missing[] =>
    cell.kind === 'missing' ? [{ kind, name: `${name}, ${columns[place]}`, why: cell.why }] : [],
  )

export const missingRoutes = (routes: Readonly<Record<string, States>>): readonly Missing[] =>
  Object.entries(routes).flatMap(([name, of]) => missingCells('route', name, states, cellsOf(of)))

export const missingModals = (modals: Readonly<Record<string, ModalStates>>): readonly Missing[] =>
  Object.entries(modals).flatMap(([name, of]) =>
    missingCells(
      'modal',
      name,
      modalStates,
      modalStates.map((state) => of[state]),
    ),
  )

/** Texts that stood on no story's page, and that nobody said are never read. */
export const missingTexts = (
  keys: readonly string[],
  shown: Readonly<Record<string, string>>,
  unseen: Readonly<Record<string, string>>,
): readonly Missing[] =>
  keys
    .filter((key) => !(key in shown) && !(key in unseen))
    .map((key) => ({ kind: 'text', name: key, why: 'No story of the last run shows it.' }))
