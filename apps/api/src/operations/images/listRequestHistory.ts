import { readRequestPage } from '../../domain/images/pages.ts'
import { readReturns } from '../../domain/images/token-returns.ts'
import { requestView } from '../../domain/images/views.ts'
import { readBalance } from '../../domain/ledger/ledger.ts'
import { defineMemberOperation } from '../operation.ts'

export const listRequestHistory = defineMemberOperation(
  'listRequestHistory',
  async ({ query, member }, dependencies) => {
    const { db, images: work } = dependencies
    const { rows, nextCursor } = await readRequestPage(db, member.id, query)
    const { available } = await readBalance(db, member.id)
    const returns = await readReturns(dependencies, member.id)
    return {
      status: 'OK',
      payload: rows.map(({ request, images }) => requestView(request, images, work, available, returns)),
      next_cursor: nextCursor,
    }
  },
)
