/**
 * The form in which texts are compared. Upper case joins more letters than lower case (ß and SS, both sigmas); the
 * databases cannot do it, because their letters depend on the locale.
 */
export const searchKey = (text: string): string => text.normalize('NFC').toUpperCase().normalize('NFC')
