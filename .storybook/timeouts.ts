import { configure } from 'storybook/test'

/** Milliseconds that a story waits for what it expects, because parts that are loaded on demand take longer on a busy machine. */
const TIMEOUT = 20_000

/** Raises the default of one second for every story. */
export const raiseTimeouts = (): void => configure({ asyncUtilTimeout: TIMEOUT })
