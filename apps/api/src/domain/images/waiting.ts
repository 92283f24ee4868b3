import type { Dependencies } from '../../ports/dependencies.ts'

/** Number and age of the waiting images, for all processes. */
export async function readWaiting({
  db,
  clock,
}: Pick<Dependencies, 'db' | 'clock'>): Promise<{ count: number; oldestSeconds: number }> {
  const { count, oldest } = await db
    .selectFrom('images')
    .innerJoin('image_requests', 'image_requests.id', 'images.request_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('image_requests.created_at').as('oldest'),
    ])
    .where('images.state', '=', 'queued')
    .executeTakeFirstOrThrow()
  const waited = oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1000
  return { count: Number(count), oldestSeconds: Math.max(0, waited) }
}
