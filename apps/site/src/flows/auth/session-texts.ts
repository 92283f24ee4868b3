import { authTexts } from '@mintage/ui/texts/auth'
import { storeTexts } from '@mintage/ui/texts/store'

/** Every text that the auth machine has a key for. */
export const sessionTexts = { ...authTexts, ...storeTexts }
