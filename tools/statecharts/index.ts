// What the stories of the machines are made of.
export { machineStory, paymentStory } from './machineStory.tsx'
export type { Place } from './useWalk.ts'
export { playUnlessLinked, setOut, startAgain, walkThrough } from './walkThrough.ts'
