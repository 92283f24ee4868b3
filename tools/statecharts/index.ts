// What the stories of the machines are made of.
export { MachinePage } from './MachinePage.tsx'
export { machineArgs } from './machineArgs.ts'
export { setOut, startAgain, walkThrough } from './walkThrough.ts'
