import { paths } from '../paths.ts'

/** The contact page after a message was delivered, so that a reload does not show the form again. */
export const sentMessage = `${paths.Contact}?sent=1`
