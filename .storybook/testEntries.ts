import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Indexer, IndexInput } from 'storybook/internal/types'

/** Before the tags of all stories are added: one that is in no picture says so. */
const isTest = ({ type, tags = [] }: IndexInput) =>
  type === 'story' && tags.includes('play-fn') && tags.includes('!visual')

function withTests(inputs: readonly IndexInput[]): IndexInput[] {
  const others = inputs.filter((input) => !isTest(input))
  const first = others.find(({ type }) => type === 'story')
  if (first === undefined) return [...inputs]
  const parentName = first.name ?? storyNameFromExport(first.exportName)
  const parent = toId(first.metaId ?? first.title ?? '', storyNameFromExport(first.exportName))
  // The sidebar wants them after their parent.
  const tests = inputs
    .filter(isTest)
    .map((input) => ({ ...input, type: 'story', subtype: 'test', parent, parentName }) as const)
  return others.flatMap((input) => (input === first ? [first, ...tests] : [input]))
}

/**
 * Stories that test behaviour are what Storybook calls tests: one group below the first story of their component, with
 * an icon of their own, and hidden by the sidebar's filter "Testing".
 */
export const markTests = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => withTests(await indexer.createIndex(file, options)),
  }))
