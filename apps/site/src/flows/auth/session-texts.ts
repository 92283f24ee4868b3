import { authTexts } from '@mintage/ui/texts/auth'
import { storeTexts } from '@mintage/ui/texts/store'

/** All texts of the auth machine. */
export const sessionTexts = { ...authTexts, ...storeTexts }
