// What the stories of the machines are made of.
export { machineStory, paymentStory } from './machineStory.tsx'
export type { Place } from './useWalk.ts'
export { playUnlessLinked, startAgain, takeFirstStep, walkThrough } from './walkThrough.ts'
