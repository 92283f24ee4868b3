import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
// Adds the types of the tests' meta.
import type {} from '../src/testing/describe-model.ts'
import type { ModelReport } from '../src/testing/model-run.ts'

const folder = path.resolve(import.meta.dirname, '../../../node_modules/.cache/model')

const parts = ['states', 'transitions', 'guards'] as const

const shares = (reports: readonly ModelReport[]): readonly string[] =>
  parts.map((part) => {
    const all = reports.flatMap(({ visits }) => visits.filter((visit) => visit.part === part))
    return `${all.filter(({ paths }) => paths > 0).length}/${all.length}`
  })

const row = (name: string, reports: readonly ModelReport[]): readonly string[] => [
  name,
  String(reports.reduce((sum, { paths }) => sum + paths, 0)),
  String(reports.reduce((sum, { steps }) => sum + steps, 0)),
  ...shares(reports),
]

const table = (rows: readonly (readonly string[])[]): string => {
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const summary = (reports: readonly ModelReport[]): string =>
  [
    `Model tests: what the paths visited (all of it in ${path.relative(process.cwd(), folder)})`,
    '',
    table([
      ['machine', 'paths', 'steps', ...parts],
      ...reports.map((report) => row(report.machine, [report])),
      row('all', reports),
    ]),
    ...reports.flatMap(({ machine, unvisited }) => unvisited.map((name) => `not visited: ${machine} · ${name}`)),
    '',
  ].join('\n')

const details = ({ machine, paths, steps, visits }: ModelReport): string =>
  [
    `# ${machine}`,
    '',
    `${paths} paths, ${steps} steps. How many of the paths visited each:`,
    '',
    '| part | what | paths |',
    '|---|---|---|',
    ...visits.map(({ part, name, paths: count }) => `| ${part} | ${name} | ${count} |`),
    '',
  ].join('\n')

/** Prints a line for each machine with a model run, and writes the full tables into a folder. */
export default function modelReport(project: TestProject): () => void {
  return () => {
    const reports = project.vitest.state
      .getTestModules()
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.meta().model ?? [])
      .toSorted((one, other) => one.machine.localeCompare(other.machine))
    if (reports.length === 0) return
    mkdirSync(folder, { recursive: true })
    for (const report of reports) writeFileSync(path.join(folder, `${report.machine}.md`), details(report))
    writeFileSync(path.join(folder, 'reports.json'), JSON.stringify(reports, null, 2))
    writeFileSync(path.join(folder, 'summary.txt'), summary(reports))
    console.log(`\n${summary(reports)}`)
  }
}
