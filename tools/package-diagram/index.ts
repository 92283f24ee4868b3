import { globSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { filesBelow, isSource, isTest, read } from '../sources/index.ts'

const CONTRACT = 'openapi.yaml'

/** The workspaces by the names of their packages, e.g. `@mintage/ui` in `packages/ui`. */
const workspaces = new Map<string, string>(
  globSync(['packages/*', 'apps/*'])
    .toSorted()
    .map((folder) => [JSON.parse(read(`${folder}/package.json`)).name, folder]),
)

/** What a file uses of other workspaces, and whether it uses more than types. */
function usesOf(file: string): { from: string; isValue: boolean }[] {
  const text = read(file)
  const uses = parseSync(file, text).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const name = [...workspaces.keys()].find((one) => `${moduleRequest.value}/`.startsWith(`${one}/`))
    const isValue = entries.length === 0 || entries.some((entry) => !entry.isType)
    return name === undefined ? [] : [{ from: workspaces.get(name) ?? name, isValue }]
  })
  // The contract is read, and not imported.
  return /['/]openapi\.yaml'/.test(text) ? [...uses, { from: CONTRACT, isValue: true }] : uses
}

const nodeOf = (folder: string) => `${folder.replaceAll(/\W/g, '_')}[${folder}]`

/** The packages and who uses them, as a block of Mermaid: an arrow leads to the user, a dotted one brings types alone. */
export function packageDiagram(): string {
  const arrows = new Map<string, boolean>()
  for (const folder of workspaces.values()) {
    for (const file of filesBelow(folder).filter((one) => isSource(one) && !isTest(one))) {
      for (const { from, isValue } of usesOf(file)) {
        const arrow = `${nodeOf(from)} %% ${nodeOf(folder)}`
        if (from !== folder) arrows.set(arrow, isValue || arrows.get(arrow) === true)
      }
    }
  }
  const lines = [...arrows].map(([arrow, isValue]) => `  ${arrow.replace('%%', isValue ? '-->' : '-. types .->')}`)
  return ['```mermaid', 'flowchart LR', ...lines.toSorted(), '```'].join('\n')
}

const markers = /(?<=<!-- npm run generate writes the packages -->\n)[\s\S]*?(?=\n<!-- \/packages -->)/

/** The README with the diagram between its markers. */
export const withDiagram = (readme: string): string => readme.replace(markers, packageDiagram())
