import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { lockRequest } from '../images/capture-and-release.ts'
import { readFirstTurn } from '../images/fair-turns.ts'
import { writeAudit } from './audit.ts'

/** Puts a waiting image before all others of its lane. @throws NotFoundError, ConflictError if it does not wait */
export async function prioritizeImage(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  imageId: string,
  reason: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('images').select('request_id').where('id', '=', imageId).executeTakeFirst()
    if (!found) throw new NotFoundError('There is no such image.')
    // A worker that claims the image locks the request too.
    const request = await lockRequest(trx, found.request_id)
    const image = await trx.selectFrom('images').selectAll().where('id', '=', imageId).executeTakeFirstOrThrow()
    if (image.state !== 'queued') throw new ConflictError(`This image does not wait: it is ${image.state}.`)
    await trx
      .updateTable('images')
      .set({ turn: await readFirstTurn(trx, image.lane) })
      .where('id', '=', imageId)
      .execute()
    await writeAudit(trx, clock.now(), {
      operator,
      action: 'image.prioritize',
      subject: `image:${imageId}`,
      reason,
      details: { person: request.user_id, request: request.id },
    })
  })
}
