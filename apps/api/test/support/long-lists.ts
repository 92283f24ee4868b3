import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/open.ts'

export const IMAGES = 10_000
const LINES = 50_000
const ORDERS = 2_000

/** Fills the lists of a person with ten thousand images of mixed services and days. */
export async function fillLists(db: Db, userId: string): Promise<void> {
  const user = sql`${userId}::uuid`
  const at = sql`timestamptz '2026-01-01' + n * interval '7 minutes'`
  const service = sql`case when n % 500 = 0 then 'upscale' else 'generate' end`
  await sql`
    insert into image_requests (user_id, service, state, settings, price_tenths, cost_tenths, created_at, finished_at)
    select ${user}, ${service}, 'completed', '{"prompt": "A heron", "style": "none"}', 10, 10, ${at}, ${at}
    from generate_series(1, ${IMAGES}::integer) as n
  `.execute(db)
  await sql`
    insert into images (request_id, user_id, index, state, tries, turn, project_id, engine)
    select id, user_id, 0, 'delivered', 1, row_number() over (order by created_at), gen_random_uuid(), 'sample'
    from image_requests where user_id = ${user}
  `.execute(db)
  await sql`
    insert into projects (id, user_id, request_id, service, title, title_key, width, height, bytes, content_type,
      full_file, thumb_file, settings, created_at)
    select images.project_id, requests.user_id, requests.id, requests.service, 'A heron', 'A HERON', 8, 8, 100, 'image/png',
      'projects/' || project_id || '/full.png', 'projects/' || project_id || '/thumb.webp', requests.settings, created_at
    from images join image_requests as requests on requests.id = request_id where requests.user_id = ${user}
  `.execute(db)
  await sql`
    insert into ledger_transactions (unique_key, kind, user_id, amount_tenths, note, balance_after_tenths)
    select ${userId} || ':' || n, 'bonus', ${user}, 10, 'A gift', 10 * n
    from generate_series(1, ${LINES}::integer) as n
  `.execute(db)
  await sql`
    insert into deposits (user_id, status, title, tokens_tenths, currency, digits, base_minor, discount_minor, net_minor,
      vat_percent, vat_minor, total_minor, payment_method_id, billing, attempts, created_at, expires_at, paid_at)
    select ${user}, 'Success', '100 tokens', 1000, 'EUR', 2, 900, 0, 900, 20, 180, 1080, 1, '{}', 1, ${at}, ${at}, ${at}
    from generate_series(1, ${ORDERS}::integer) as n
  `.execute(db)
}
