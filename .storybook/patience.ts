import { configure } from 'storybook/test'

/** Milliseconds within which what a story waits for is there, however slow the machine: parts load when they are wanted. */
const PATIENCE = 5_000

/** For every story: a second, which is the rule, is too little for a busy machine, and no story waits for what never comes. */
export const bePatient = (): void => configure({ asyncUtilTimeout: PATIENCE })
