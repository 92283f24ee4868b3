import { HttpResponse } from 'msw'

/** A success by its status that says it is none (R285): the contract knows no such answer, and the site must. */
export const notOk = (): Response => HttpResponse.json({ status: 'ERROR' })
