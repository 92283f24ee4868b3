import { designTokenFiles } from '../../packages/ui/build/designTokens/index.ts'
import { catalogue } from '../../packages/ui/src/texts/catalogue.ts'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { storiesBelow } from '../sources/stories.ts'
import { unseenTexts } from '../story-coverage/index.ts'
import { indexedComponents } from './components.ts'
import { entry } from './entry.ts'
import { indexedMachines } from './machines.ts'
import type { Stories, Texts } from './shape.ts'
import { indexedStates } from './states.ts'
import { indexedTokens } from './tokens.ts'

const foldersOfStories = ['packages/ui/src', 'apps/site/src', '.storybook']

/** The tokens in the format of the Design Tokens Community Group, below their folder. */
const designTokens = Object.entries(designTokenFiles(themeTokens)).map(
  ([name, content]) => [`design-tokens/${name}`, JSON.stringify(content, null, 2)] as const,
)

/** The index of the system by the names of its files, below the address of the Storybook. */
export function systemIndex(): Readonly<Record<string, string>> {
  const found = foldersOfStories.flatMap(storiesBelow)
  const stories: Stories = {
    version: 1,
    stories: found.map(({ id, name, file, plays }) => ({ id, name, source: file, plays })),
  }
  const components = indexedComponents(found)
  const states = indexedStates()
  const texts: Texts = { version: 1, texts: catalogue, unseen: unseenTexts }
  const machines = indexedMachines()
  const tokens = indexedTokens()
  const counts = {
    components: components.components.length,
    places: states.routes.length + states.overlays.length,
    stories: stories.stories.length,
    texts: Object.keys(texts.texts).length,
    machines: machines.machines.length,
    tokens: tokens.tokens.length,
  }
  return {
    'llms.txt': entry(counts),
    'system/components.json': JSON.stringify(components),
    'system/states.json': JSON.stringify(states),
    'system/stories.json': JSON.stringify(stories),
    'system/texts.json': JSON.stringify(texts),
    'system/machines.json': JSON.stringify(machines),
    'system/tokens.json': JSON.stringify(tokens),
    ...Object.fromEntries(designTokens),
  }
}

export type { IndexedToken } from './shape.ts'
export { indexedTokens } from './tokens.ts'
