import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepareDatabase } from '../src/platform/db/migrate.ts'
import type { Db } from '../src/platform/db/open.ts'
import { startMessage } from '../src/start-errors.ts'
import { copyDatabase, emptyDatabase } from './support/databases.ts'
import { fillAsEarlier } from './support/earlier.ts'
import { startServer } from './support/server.ts'
import { expectSoundBooks, image, signIn } from './support/shop.ts'
import { balanceOf, cards, checkOut, pay } from './support/shopping.ts'

async function newEarlierDatabase() {
  const database = await emptyDatabase()
  await fillAsEarlier(database.db)
  return database
}

async function schemaOf(db: Db) {
  const { rows } = await sql`
    with own as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
    select relname, attnum::text as name, concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity, pg_get_expr(adbin, adrelid)) as definition
      from own join pg_attribute on attrelid = own.oid and attnum > 0
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select relname, conname, pg_get_constraintdef(pg_constraint.oid) from own join pg_constraint on conrelid = own.oid
    union all select relname, '', pg_get_indexdef(own.oid) from own join pg_index on indexrelid = own.oid
    union all select relname, tgname, pg_get_triggerdef(pg_trigger.oid)
      from own join pg_trigger on tgrelid = own.oid and not tgisinternal
    union all select proname, '', pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db)
  return rows
}

const migrationsOf = async (db: Db) =>
  (await sql<{ name: string; timestamp: string }>`select * from kysely_migration order by name`.execute(db)).rows

test('gives a database of an earlier version the schema of a new one, and every start its functions', async () => {
  const [moved, fresh] = [await newEarlierDatabase(), await copyDatabase()]
  await prepareDatabase(moved.db)
  const schema = await schemaOf(fresh.db)
  expect(schema.length).toBeGreaterThan(400)
  expect(await schemaOf(moved.db)).toEqual(schema)

  const executed = await migrationsOf(moved.db)
  expect(executed.map(({ name }) => name)).toEqual((await migrationsOf(fresh.db)).map(({ name }) => name))
  await sql`create or replace function ledger_open(p_user uuid) returns void language sql as ''`.execute(moved.db)
  await prepareDatabase(moved.db)
  expect(await migrationsOf(moved.db)).toEqual(executed)
  expect(await schemaOf(moved.db)).toEqual(schema)
  await Promise.all([moved.close(), fresh.close()])
})

test('keeps the rows of an earlier version and finishes its open work', async () => {
  const database = await newEarlierDatabase()
  const { db } = database
  await db.updateTable('packs').set({ price_minor: 777 }).where('id', '=', 3).execute()
  const server = await startServer({}, { database })
  await server.dependencies.images.idle()
  const ada = await signIn(server, 'ada@example.com')
  expect(await balanceOf(ada)).toBe(108)
  expect((await ada.call('listPaymentHistory')).answer.payload).toMatchObject([{ status: 'Success', amount: 10.8 }])
  const requests = (await ada.call('listRequestHistory')).answer.payload
  expect(requests.map(({ state, cost }) => ({ state, cost }))).toEqual(Array(2).fill({ state: 'completed', cost: 1 }))
  const titles = (await ada.call('listProjects')).answer.payload.map(({ title }) => title)
  expect(titles.sort()).toEqual(['A heron', 'An owl'])
  expect((await ada.call('listPacks')).answer.payload).toContainEqual(expect.objectContaining({ id: 3, price: 7.77 }))

  await pay(ada, await checkOut(ada), cards.visa)
  await ada.call('generateImages', { body: image })
  await server.dependencies.images.idle()
  expect(await balanceOf(ada)).toBe(206)
  await expectSoundBooks(db)
  await server.close()
})

test('keeps texts of a shop under their new keys', async () => {
  const { db, close } = await newEarlierDatabase()
  const texts = [
    { lang_id: 1, key: 'firstPicture.title', message: 'Your first one' },
    { lang_id: 1, key: 'frame.nav.check', message: 'Check' },
  ]
  await db.insertInto('localizations').values(texts).execute()
  await prepareDatabase(db)
  expect(await db.selectFrom('localizations').select(['key', 'message']).orderBy('key').execute()).toEqual([
    { key: 'firstImage.title', message: 'Your first one' },
    { key: 'frame.nav.check', message: 'Check' },
  ])
  await close()
})

test('names the version to start first if an earlier database was not migrated to its end', async () => {
  const { db, close } = await newEarlierDatabase()
  await sql`delete from kysely_migration where name > '0015-trace-parents'`.execute(db)
  const before = await migrationsOf(db)
  const refusal: unknown = await prepareDatabase(db).catch((error: unknown) => error)
  expect(startMessage(refusal, null)).toBe(
    'The level 0015-trace-parents is too old for this version. Start the version of commit 0b15b7a0 once on the database, or on its restored backup, and then this one.',
  )
  expect(await migrationsOf(db)).toEqual(before)
  await close()
})
