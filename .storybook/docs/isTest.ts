interface Story {
  tags: readonly string[]
  playFunction?: unknown
}

/** A story that acts and is in no picture tests what a component does: it is no state that somebody looks for. */
export const isTest = ({ tags, playFunction }: Story) => playFunction !== undefined && !tags.includes('visual')
