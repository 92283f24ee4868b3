import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { locations } from '../../tools/what-if/index.ts'

/** Every token and text, where it is written, and whose stories it can change. */
export const exported = async () => ({ locations: await locations(themeTokens) })
