import type { Duplicate } from './report.ts'

/** The hashes of a story's pictures by `width.look`. */
export type HashesOfStory = Readonly<Record<string, string>>

const componentOf = (storyId: string) => storyId.slice(0, storyId.indexOf('--'))

/** Equal when two stories were taken in the same windows and schemes, and look the same in each. */
const looks = (pictures: HashesOfStory) =>
  Object.entries(pictures)
    .map(([shot, hash]) => `${shot}=${hash}`)
    .toSorted()
    .join(' ')

interface Found {
  /** Stories that show nothing that another of them does not. */
  duplicates: readonly Duplicate[]
  /** Equal at the end, and reached by what somebody does: each shows a behaviour. */
  sameLook: readonly Duplicate[]
}

/**
 * Stories of one component with equal pictures everywhere.
 *
 * @param plays whether a story acts before its picture is taken
 */
export function duplicateStories(
  pictures: Readonly<Record<string, HashesOfStory>>,
  plays: (storyId: string) => boolean,
): Found {
  const taken = Object.entries(pictures).filter(([, shots]) => Object.keys(shots).length > 0)
  const alike = Map.groupBy(taken, ([storyId, shots]) => `${componentOf(storyId)} ${looks(shots)}`)
  const groups = [...alike.values()]
    .map((group) => group.map(([storyId]) => storyId))
    .filter(({ length }) => length > 1)
  const still = groups.map((stories) => stories.filter((storyId) => !plays(storyId)))
  return {
    duplicates: still.filter(({ length }) => length > 1).map((stories) => ({ stories })),
    sameLook: groups.filter((stories) => stories.some(plays)).map((stories) => ({ stories })),
  }
}
