import { configure } from 'storybook/test'

/** Milliseconds. Lazy parts load slowly on a busy machine. */
const TIMEOUT = 20_000

/** Raises the default of one second for every story. */
export const raiseTimeouts = (): void => configure({ asyncUtilTimeout: TIMEOUT })
