import path from 'node:path'
import { filesBelow, isTest, read } from '../sources/index.ts'
import { tokensIn } from '../token-usage/index.ts'
import { type ImportGraph, reachedBy, readGraph } from '../visual-regression/index.ts'
import { themeFile } from './places.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The files of stories that a change can reach, as places in `storyFiles`. */
export interface Candidates {
  storyFiles: readonly string[]
  /** Those that read the values of tokens themselves. */
  themeReaders: readonly number[]
  ofToken(name: string): readonly number[]
  ofFile(file: string): readonly number[]
}

const isStyled = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== themeFile

/** Group by group: `vars.space` handed on whole means every token of it. */
function wholeGroups(source: string): readonly string[] {
  return [...source.matchAll(/(?<!const \w+ = )\bvars\.(\w+)\b(?!\s*[.[])/g)].flatMap(([, group]) =>
    group === undefined ? [] : [group],
  )
}

/** Which of the files of a token name it, in styles or by its custom property. */
function filesNaming(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const note = (name: string, file: string) => found.set(name, (found.get(name) ?? new Set()).add(file))
  const sources = ['packages/ui/src', 'apps/site/src', 'tools', '.storybook'].flatMap(filesBelow)
  for (const file of sources.filter(isStyled)) {
    const source = read(file)
    if (/\bvars\b/.test(source)) {
      for (const name of tokensIn(file, source)) note(name, file)
      for (const group of wholeGroups(source)) note(`${group}.*`, file)
    }
    for (const [, group, token] of source.matchAll(/--mt-(\w+)-(\w+)/g)) note(`${group}.${token}`, file)
    // Whoever reads the values themselves shows any of them.
    if (/tokens\/theme\.ts'/.test(source)) note('*', file)
  }
  return found
}

/** What stands around every story while it is drawn. What Storybook is built with (`main.ts`) is in no story. */
const around = '.storybook/preview.tsx'

function reachOf(graph: ImportGraph): (files: Iterable<string>) => readonly number[] {
  const reaches = [...graph.stories, around].map((file) => reachedBy(graph, file))
  const ofFrame = reaches.at(-1)
  const all = graph.stories.map((_, place) => place)
  return (files) => {
    const changed = [...files]
    if (changed.some((file) => ofFrame?.has(file))) return all
    return all.filter((place) => changed.some((file) => reaches[place]?.has(file)))
  }
}

/** Read off the sources by their imports, and in doubt too many: what really changes is found by drawing it. */
export async function candidates(): Promise<Candidates> {
  const graph = await readGraph(root)
  const reach = reachOf(graph)
  const naming = filesNaming()
  return {
    storyFiles: graph.stories,
    themeReaders: reach(naming.get('*') ?? []),
    ofFile: (file) => reach([file]),
    ofToken(name) {
      const group = name.slice(0, name.indexOf('.'))
      const files = [name, `${group}.*`, '*'].flatMap((one) => [...(naming.get(one) ?? [])])
      // The contract names every token, and no story looks different by it.
      return reach(
        new Set(files.filter((file) => !file.endsWith('/contract.css.ts') && !isTest(file.replace('.stories', '')))),
      )
    },
  }
}
