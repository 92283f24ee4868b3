import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUp } from '../src/backup/backup.ts'
import { restore } from '../src/backup/restore.ts'
import { latestMigration, migrateTo, migrations } from '../src/platform/db/migrate.ts'
import { ofServer, useBackups } from './support/backups.ts'
import { startServer } from './support/server.ts'
import { expectSoundBooks } from './support/shop.ts'
import { newMember } from './support/shopping.ts'

const { at, said, say, emptyTarget } = useBackups()

test("migrates a backup of an older level to this version's level", async () => {
  const { database, installation } = await emptyTarget()
  await migrateTo(database.db, latestMigration())
  const id = 'c2a76de0-7a0e-4d6c-9d4e-3a0a2c2d6a11'
  await sql`insert into users (id, email, email_key, name, surname, password_hash) values (${id}, 'a@b.c', 'a@b.c', 'A', 'B', '-')`.execute(
    database.db,
  )
  await sql`select ledger_open(${id}), ledger_move('k', 'bonus', ${id}, 5, null, 'n')`.execute(database.db)
  const to = at('older')
  await backUp(installation, to, say)

  const later = '9999-later'
  migrations[later] = {
    up: async (db) => void (await sql`alter table users add nickname text default 'none'`.execute(db)),
  }
  onTestFinished(() => void Reflect.deleteProperty(migrations, later))
  const target = await emptyTarget()
  await restore(target.installation, to, say)
  expect(said()).toContain(`Migrated to level ${later}.`)
  const { rows } = await sql`select name, nickname from users`.execute(target.database.db)
  expect(rows).toEqual([{ name: 'A', nickname: 'none' }])
  await expectSoundBooks(target.database.db)
})

test('reads 50,000 ledger entries in batches of a thousand', { timeout: 180_000 }, async () => {
  const server = await startServer()
  const { db } = server.dependencies
  await newMember(server)
  // Inserted directly: 50,000 movements of one person through `ledger_move` would take a minute.
  await sql`
    insert into ledger_transactions (unique_key, kind, user_id, amount_tenths, note, balance_after_tenths)
    select 'many:' || n, 'credit', users.id, 7, 'many', 0 from users, generate_series(1, 25000) as n`.execute(db)
  await sql`
    insert into ledger_entries (transaction_id, account_id, amount_tenths)
    select t.id, a.id, case when a.kind = 'available' then 7 else -7 end from ledger_transactions t
      join ledger_accounts a on a.kind in ('available', 'house_sales') where t.note = 'many'`.execute(db)
  await sql`update ledger_accounts set balance_tenths = balance_tenths + 175000 where kind = 'available'`.execute(db)
  const longest = { batch: 0 }
  const { open } = fs
  vi.spyOn(fs, 'open').mockImplementation(async (path, ...options) => {
    const handle = await open(path, ...options)
    const { appendFile } = handle
    handle.appendFile = (data, ...rest) => {
      longest.batch = Math.max(longest.batch, String(data).split('\n').length - 1)
      return appendFile.call(handle, data, ...rest)
    }
    return handle
  })
  syncBuiltinESMExports()
  const to = at('many')
  await backUp(ofServer(server), to, say)
  expect(longest.batch).toBe(1000)
  await server.close()
  const { database, installation } = await emptyTarget()
  await restore(installation, to, say)
  expect(said()).toMatch(/^table ledger_entries +50002 \((\w{8})\) +50002 \(\1\)$/m)
  await expectSoundBooks(database.db)
})
