import { sql } from 'kysely'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Db } from '../../src/platform/db/open.ts'
import { SECOND } from '../../src/platform/support/clock.ts'
import type { TestServer } from './server.ts'
import { cards, checkOut, pay } from './shopping.ts'
import { newEmail, password, type Visitor } from './visitor.ts'

export const image = { prompt: 'A heron', style: 'none', size: '1024x1024', count: 2 }

async function fileForm(): Promise<FormData> {
  const data = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], 'ada.png', { type: 'image/png' }))
  return form
}

/** A person with a paid order, an open order, images, an avatar and an image in progress. */
export async function openShop(server: TestServer): Promise<{ ada: Visitor; email: string }> {
  const ada = server.visitor()
  const { email } = await ada.signUp({ email: newEmail(), name: 'Ada\u2028"Åse" 🪙' })
  await pay(ada, await checkOut(ada), cards.visa)
  await pay(ada, await checkOut(ada), cards.challenge)
  await ada.call('uploadAvatar', { form: await fileForm() })
  await ada.call('generateImages', { body: image })
  server.clock.advance(SECOND)
  await ada.call('removeBackground', { form: await fileForm() })
  await server.dependencies.images.idle()
  server.clock.advance(SECOND)
  server.engines.hold()
  await ada.call('generateImages', { body: image })
  await server.engines.nextWaiting()
  return { ada, email }
}

/** Everything that a person sees of their account, including the bytes of their files. */
export async function accountOf(server: TestServer, visitor: Visitor) {
  const projects = (await visitor.call('listProjects')).answer.payload
  const files = await Promise.all(
    projects.flatMap(({ id, source_url }) =>
      (source_url ? ['full', 'thumb', 'source'] : ['full', 'thumb']).map(async (variant) => {
        const query = variant === 'full' ? {} : { variant }
        return (await visitor.call('getProjectFile', { path: { id }, query: Object(query) })).raw.rawPayload
      }),
    ),
  )
  const profile = (await visitor.call('getProfile')).answer
  const file = String(profile.avatarUrl).split('/').at(-1) ?? ''
  files.push((await server.visitor().call('getAvatar', { path: { file } })).raw.rawPayload)
  return {
    profile,
    projects,
    files,
    payments: (await visitor.call('listPaymentHistory')).answer.payload,
    ledger: (await visitor.call('getTokenLedger', { query: { limit: 100 } })).answer.payload,
    requests: (await visitor.call('listRequestHistory')).answer.payload,
  }
}

export async function signIn(server: TestServer, email: string): Promise<Visitor> {
  const visitor = server.visitor()
  const { answer } = await visitor.call('login', { body: { username: email, password } })
  visitor.token = answer.access_token ?? null
  return visitor
}

export async function expectSoundBooks(db: Db): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(amount_tenths), 0)::bigint from ledger_entries) as total,
      (select count(*)::bigint from (
        select 1 from ledger_entries group by transaction_id having sum(amount_tenths) <> 0 or count(*) not in (2, 3)
      ) as t) as unbalanced,
      (select count(*)::bigint from ledger_transactions t
        where not exists (select 1 from ledger_entries e where e.transaction_id = t.id)) as without_entries,
      (select count(*)::bigint from ledger_accounts a where user_id is not null and balance_tenths <>
        (select coalesce(sum(amount_tenths), 0) from ledger_entries e where e.account_id = a.id)) as wrong,
      (select count(*)::bigint from deposits d where (status = 'Success') <>
        exists (select 1 from ledger_transactions t where t.unique_key = 'credit:' || d.id)) as credits_without_order,
      (select count(*)::bigint from images i join image_requests r on r.id = i.request_id
        where (i.state in ('queued', 'working')) =
        exists (select 1 from ledger_transactions t where t.unique_key = 'image:' || i.id
          || case when i.reruns = 0 then '' else ':' || i.reruns end)) as images_twice_or_never,
      (select coalesce(sum(balance_tenths), 0)::bigint from ledger_accounts where kind = 'held') -
      (select coalesce(sum(r.price_tenths), 0)::bigint from images i join image_requests r on r.id = i.request_id
        where i.state in ('queued', 'working')) as held_for_nothing,
      (select count(*)::bigint from images where state = 'delivered' and not exists
        (select 1 from projects where projects.id = images.project_id)) as delivered_without_image
  `.execute(db)
  expect(rows).toEqual([
    {
      total: 0,
      unbalanced: 0,
      without_entries: 0,
      wrong: 0,
      credits_without_order: 0,
      images_twice_or_never: 0,
      held_for_nothing: 0,
      delivered_without_image: 0,
    },
  ])
}
