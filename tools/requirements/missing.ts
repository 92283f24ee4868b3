import type { RequirementNumber } from './evidence.ts'

/**
 * What nothing shows yet, and what has to be built or asserted for it. The list only shrinks: the check refuses a number
 * that is shown, and one that has no evidence and is not named here.
 */
export const missing: Readonly<Record<RequirementNumber, string>> = {}
