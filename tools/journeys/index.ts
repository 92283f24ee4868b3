import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { filesBelow, read } from '../sources/index.ts'

interface Frame {
  /** The story that stands at this step. */
  id: string
  /** What has happened, in plain words. */
  caption: string
}

export interface Journey {
  name: string
  /** One for each stage that has a story, in the order in which they are walked. */
  frames: readonly Frame[]
}

interface Stage {
  before: string | null
  words: string
}

function stagesIn(source: string): ReadonlyMap<string, Stage> {
  const found = source.matchAll(/const (\w+) = (?:stage|after)\(\s*(?:(\w+),\s*)?'([^']+)'/g)
  return new Map([...found].map(([, name = '', before, words = '']) => [name, { before: before ?? null, words }]))
}

/** The stages that are walked before one, and itself. */
function way(stages: ReadonlyMap<string, Stage>, name: string): readonly string[] {
  const before = stages.get(name)?.before ?? null
  return before === null ? [name] : [...way(stages, before), name]
}

/** A journey as its file tells it. Throws where the stories are not in the order of their stages. */
export function journeyIn(source: string): Journey {
  const name = /title: 'Journeys\/([^']+)'/.exec(source)?.[1]
  if (name === undefined) throw new Error('A journey has a title below "Journeys/"')
  const stages = stagesIn(source)
  let passed: readonly string[] = []
  const frames = [...source.matchAll(/export const (\w+): Story = \{ play: (\w+) \}/g)].map(
    ([, story = '', play = '']) => {
      const stage = stages.get(play)
      if (stage === undefined) throw new Error(`${name}: ${story} plays no stage`)
      const walked = way(stages, play)
      if (!passed.every((one, place) => walked[place] === one)) {
        throw new Error(`${name}: "${stage.words}" does not come after what stands before it`)
      }
      passed = walked
      return { id: toId(`Journeys/${name}`, storyNameFromExport(story)), caption: stage.words }
    },
  )
  return { name, frames }
}

export const journeysNow = (): readonly Journey[] =>
  filesBelow('.storybook/journeys')
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(read)
    .filter((source) => source.includes("title: 'Journeys/"))
    .map(journeyIn)
