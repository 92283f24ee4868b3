import { indexedTokens } from '../../tools/system-index/index.ts'

/** The tokens with where they are used. */
export const exported = async () => ({ tokens: indexedTokens().tokens })
