import { journeysNow } from '../../tools/journeys/index.ts'

/** The journeys, with what happens at each step. */
export const exported = async () => ({ journeys: journeysNow() })
