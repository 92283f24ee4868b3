import { defineMemberOperation } from '../http/operation.ts'
import { readReturns } from '../images/token-returns.ts'
import { imagesOf, requestView } from '../images/views.ts'
import { readBalance } from '../ledger/ledger.ts'
import { cutPage, readPage } from '../support/paging.ts'

export const listRequestHistory = defineMemberOperation(
  'listRequestHistory',
  async ({ query, member }, dependencies) => {
    const { db, images } = dependencies
    const page = readPage(query)
    let requests = db.selectFrom('image_requests').selectAll().where('user_id', '=', member.id)
    if (page.after) {
      const { time, id } = page.after
      requests = requests.where((where) =>
        where.or([where('created_at', '<', time), where.and([where('created_at', '=', time), where('id', '<', id)])]),
      )
    }
    const found = await requests
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit + 1)
      .execute()
    const { rows, nextCursor } = cutPage(found, page)
    const byRequest = await imagesOf(
      db,
      rows.map(({ id }) => id),
    )
    const { available } = await readBalance(db, member.id)
    const returns = await readReturns(dependencies, member.id)
    return {
      status: 'OK',
      payload: rows.map((row) => requestView(row, byRequest.get(row.id) ?? [], images, available, returns)),
      next_cursor: nextCursor,
    }
  },
)
