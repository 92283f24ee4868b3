import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import fs, { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { backUp } from '../src/backup/backup.ts'
import { restore } from '../src/backup/restore.ts'
import { createFolderStorage } from '../src/platform/storage/folder.ts'
import type { Storage } from '../src/platform/storage/storage.ts'
import { MINUTE } from '../src/platform/support/clock.ts'
import { ofServer, settings, useBackups } from './support/backups.ts'
import { emptyDatabase } from './support/databases.ts'
import { fillAsEarlier } from './support/earlier.ts'
import { startServer, type TestServer } from './support/server.ts'
import { accountOf, expectSoundBooks, image, openShop, signIn } from './support/shop.ts'
import { billing, cards, checkOut, newMember, pay } from './support/shopping.ts'

const { at, said, say, emptyTarget } = useBackups()

const readManifest = (from: string) => JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8'))

/** Changes the manifest and updates its checksum. */
async function rewriteManifest(from: string, change: (manifest: ReturnType<typeof readManifest>) => void) {
  const { sha256: _, ...manifest } = readManifest(from)
  change(manifest)
  const sha256 = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
  await writeFile(join(from, 'manifest.json'), JSON.stringify({ ...manifest, sha256 }))
}

const modeOf = (path: string) => statSync(path).mode & 0o777

describe('a lost installation', () => {
  test('is restored with people, balances, histories, images and open work', { timeout: 120_000 }, async () => {
    const server = await startServer()
    const { ada, email } = await openShop(server)
    const before = await accountOf(server, ada)
    const to = at('shop')
    await backUp(ofServer(server), to, say)
    const secret = readFileSync(join(server.dataDir, 'secret.key'), 'utf8')
    const token = ada.token
    await server.close()
    expect(existsSync(server.dataDir)).toBe(false)

    const { database, dataDir, installation } = await emptyTarget(await emptyDatabase())
    await restore(installation, to, say)
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(secret)
    expect(modeOf(join(dataDir, 'secret.key'))).toBe(0o600)
    await expectSoundBooks(database.db)

    const again = await startServer({}, { database, dataDir, clock: server.clock })
    await again.dependencies.images.idle()
    const stranger = again.visitor()
    stranger.token = token
    expect((await stranger.call('getProfile')).status).toBe(401)
    const after = await accountOf(again, await signIn(again, email))
    expect(after.profile).toEqual(before.profile)
    expect(after.payments).toEqual(before.payments)
    expect(after.ledger.slice(-before.ledger.length)).toEqual(before.ledger)
    expect(before.requests[0]).toMatchObject({ state: 'working' })
    expect(after.requests[0]).toMatchObject({ id: before.requests[0]?.id, state: 'completed', cost: 2, refunded: 0 })
    expect(after.requests.slice(1)).toEqual(before.requests.slice(1))
    expect(after.projects.slice(-before.projects.length)).toEqual(before.projects)
    expect(before.files).toHaveLength(8)
    for (const file of before.files) expect(after.files.some((other) => other.equals(file))).toBe(true)
    await expectSoundBooks(again.dependencies.db)

    // New rows get new numbers.
    const newcomer = await newMember(again)
    await pay(newcomer, await checkOut(newcomer), cards.visa)
    await expectSoundBooks(again.dependencies.db)
    await again.close()
  })
})

describe('a backup', () => {
  let server: TestServer
  let good: string
  beforeAll(async () => {
    server = await startServer()
    await openShop(server)
    good = at('good')
    await backUp(ofServer(server), good, say)
  })
  afterAll(() => server.close())

  const copyOfGood = async () => {
    const copy = await mkdtemp(at('copy-'))
    await cp(good, copy, { recursive: true })
    return { copy, snapshot: join(copy, readManifest(copy).folder) }
  }

  test('is readable by its owner only', async () => {
    const { copy, snapshot } = await copyOfGood()
    const { folder: name } = readManifest(good)
    expect(modeOf(good)).toBe(0o700)
    expect(modeOf(join(good, 'stored-files'))).toBe(0o700)
    for (const file of ['secrets/secret.key', 'tables/users.ndjson', 'files.ndjson'])
      expect([file, modeOf(join(good, name, file))]).toEqual([file, 0o600])
    await rm(copy, { recursive: true })
    expect(existsSync(snapshot)).toBe(false)
  })

  describe('is refused if damaged, and the target stays empty', () => {
    let target: Awaited<ReturnType<typeof emptyTarget>>
    beforeAll(async () => {
      target = await emptyTarget()
    })

    const users = (snapshot: string) => join(snapshot, 'tables/users.ndjson')
    const anyFile = async (copy: string) => {
      const files = await createFolderStorage(copy).list('stored-files/projects')
      return join(copy, files[0]?.key ?? '')
    }
    const flip = async (path: string) => {
      const data = await readFile(path)
      data[data.length >> 1] = (data[data.length >> 1] ?? 0) ^ 1
      await writeFile(path, data)
    }

    test.each<[string, (copy: string, snapshot: string) => Promise<void>, string | RegExp]>([
      ['a table cut short', async (_, snapshot) => truncate(users(snapshot), 40), /users\.ndjson is not as it was/],
      ['a table that is gone', async (_, snapshot) => rm(users(snapshot)), /users\.ndjson is missing\.$/],
      ['a changed byte of a table', async (_, snapshot) => flip(users(snapshot)), /users\.ndjson is not as it was/],
      ['a changed byte of a picture', async (copy) => flip(await anyFile(copy)), /projects.* is not as it was written/],
      ['a picture that is gone', async (copy) => rm(await anyFile(copy)), /projects.* is not as it was written/],
      [
        'a list of files cut short',
        async (_, snapshot) => truncate(join(snapshot, 'files.ndjson'), 9),
        /files\.ndjson is not as/,
      ],
      [
        'another secret',
        async (_, snapshot) => flip(join(snapshot, 'secrets/secret.key')),
        /secret\.key is not as it was/,
      ],
      ['no manifest', async (copy) => rm(join(copy, 'manifest.json')), /holds no whole backup: there is no manifest/],
      ['a changed manifest', async (copy) => flip(join(copy, 'manifest.json')), /manifest\.json is not as it was/],
      ['half a manifest', async (copy) => truncate(join(copy, 'manifest.json'), 99), /manifest\.json is not as it was/],
      [
        'a newer level',
        (copy) => rewriteManifest(copy, ({ snapshot }) => snapshot.migrations.push('9999-later')),
        'The backup is of a newer version: this one does not know the migration 9999-later. Restore it with the version that made it, or a later one.',
      ],
      [
        'a newer format',
        (copy) => rewriteManifest(copy, (one) => Object.assign(one, { format: 2 })),
        /its format 2\.$/,
      ],
      [
        'a table that the manifest leaves out',
        (copy) => rewriteManifest(copy, ({ snapshot }) => snapshot.tables.pop()),
        'The backup lacks the column withdrawals.deposit_id, which belongs to its level.',
      ],
      [
        'a sum that the tables do not have',
        (copy) => rewriteManifest(copy, ({ snapshot }) => Object.assign(snapshot.figures[0], { total: '1.0' })),
        /differs from the backup, so nothing was kept:.*orders: Processing EUR +1\.0 in 1 .*DIFFERS/s,
      ],
    ])('%s', async (_name, damage, sentence) => {
      const { copy, snapshot } = await copyOfGood()
      await damage(copy, snapshot)
      await expect(restore(target.installation, copy, say)).rejects.toThrow(
        expect.objectContaining({ name: 'BackupRefused', message: expect.stringMatching(sentence) }),
      )
      const { rows } =
        await sql`select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
          target.database.db,
        )
      expect(rows).toEqual([])
      expect(await target.installation.storage.list('projects')).toEqual([])
      expect(existsSync(join(target.dataDir, 'secret.key'))).toBe(false)
    })

    test('leaves the target usable for an undamaged backup', async () => {
      await restore(target.installation, good, say)
      await expectSoundBooks(target.database.db)
      expect(said()).toMatch(/^tokens: held +2\.0 in \d+ +2\.0 in \d+$/m)
      expect(said()).toMatch(/^orders: Success EUR +(\S+ in 1) +\1$/m)
      expect(said()).not.toContain('DIFFERS')
    })
  })

  describe('is refused if the target is not empty', () => {
    test('a database', async () => {
      const dataDir = await mkdtemp(at('filled-'))
      const storage = createFolderStorage(join(dataDir, 'files'))
      await expect(restore({ ...ofServer(server, storage), config: settings(dataDir) }, good, say)).rejects.toThrow(
        'The database is not empty: it holds the table account_limits. Name an empty one by DATABASE_URL, or a new folder by DATA_DIR.',
      )
      expect(await readdir(dataDir)).toEqual([])
    })

    test('a storage', async () => {
      const { installation } = await emptyTarget()
      await installation.storage.put('uploads/a.png', Buffer.from('a'))
      await expect(restore(installation, good, say)).rejects.toThrow('not empty: it holds uploads/a.png.')
    })

    test('a data folder with another secret; an equal one is accepted', async () => {
      const { dataDir, installation } = await emptyTarget()
      await writeFile(join(dataDir, 'secret.key'), 'another')
      await expect(restore(installation, good, say)).rejects.toThrow(
        'secret.key is another one than that of the backup.',
      )
      await cp(join(server.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
      await restore(installation, good, say)
    })
  })

  test('is restored without sessions, mailed links and leases, but with idempotency keys', async () => {
    const { database, installation } = await emptyTarget()
    const { db } = server.dependencies
    const count = async (from: typeof db) => ({
      sessions: (await from.selectFrom('sessions').select('user_id').execute()).length,
      links: (await from.selectFrom('mail_tokens').select('user_id').execute()).length,
      leases: (await from.selectFrom('images').select('id').where('leased_by', 'is not', null).execute()).length > 0,
      keys: (await from.selectFrom('idempotency_keys').select('key').execute()).length,
    })
    const key = { 'idempotency-key': 'once only' }
    await (await newMember(server)).call('createCheckout', { body: { ...billing, pack_id: 2 }, headers: key })
    await backUp(ofServer(server), good, say)
    const before = await count(db)
    expect(before).toMatchObject({ leases: true, keys: 1 })
    expect(before.sessions * before.links).toBeGreaterThan(0)
    await restore(installation, good, say)
    expect(await count(database.db)).toEqual({ sessions: 0, links: 0, leases: false, keys: 1 })
  })

  test('is restored without unsent links, but with unsent contact messages', async () => {
    const { database, dataDir, installation } = await emptyTarget(await emptyDatabase())
    server.refuseMails(new Error('the mail server is away'))
    const ada = await newMember(server)
    await ada.call('sendContactMessage', {
      body: { name: 'Ada', surname: 'Coyne', email: 'ada@example.com', topic: 'Backups', message: 'Is this kept?' },
    })
    server.refuseMails(null)
    const { db } = server.dependencies
    await db
      .updateTable('mails')
      .set({ lease_id: randomUUID(), leased_until: new Date('2100-01-01') })
      .execute()
    await backUp(ofServer(server), good, say)
    await restore(installation, good, say)
    const again = await startServer({}, { database, dataDir, clock: server.clock })
    again.clock.advance(MINUTE)
    again.dependencies.mails.wake()
    await again.dependencies.mails.idle()
    expect(again.mails.map(({ subject }) => subject)).toEqual(['Contact form: Backups'])
    await again.close()
  })

  test('of the earlier version is restored, unless it was made before that version was complete', async () => {
    const earlier = await emptyTarget(await emptyDatabase())
    await fillAsEarlier(earlier.database.db)
    await writeFile(join(earlier.dataDir, 'secret.key'), 'secret of the earlier version')
    const project = await earlier.database.db.selectFrom('projects').selectAll().executeTakeFirstOrThrow()
    for (const key of [project.full_file, project.thumb_file])
      await earlier.installation.storage.put(key, Buffer.from('an image'))
    const copy = at('earlier')
    await backUp(earlier.installation, copy, say)
    await earlier.database.close()

    const { database, installation } = await emptyTarget()
    const nameLast = (last: string) =>
      rewriteManifest(copy, ({ snapshot }) =>
        Object.assign(snapshot, { migrations: ['0001-catalogue-and-people', last] }),
      )
    await nameLast('0015-trace-parents')
    await expect(restore(installation, copy, say)).rejects.toThrow('The level 0015-trace-parents is too old')
    await nameLast('0022-title-keys')
    await restore(installation, copy, say)
    await expectSoundBooks(database.db)
  })

  test('replaces the previous one when repeated, without reading unchanged images', async () => {
    const to = at('repeated')
    await backUp(ofServer(server), to, say)
    const first = readManifest(to).folder
    const { storage } = server.dependencies
    const read = vi.spyOn(storage, 'read')
    await backUp(ofServer(server), to, say)
    expect(read).not.toHaveBeenCalled()
    const { folder: second } = readManifest(to)
    expect(second).not.toBe(first)
    expect((await readdir(to)).sort()).toEqual(['manifest.json', second, 'stored-files'])

    const [key] = (await createFolderStorage(to).list('stored-files/projects')).map((file) => file.key)
    await writeFile(join(to, key ?? ''), 'rotten')
    await backUp(ofServer(server), to, say)
    expect(read).toHaveBeenCalledTimes(1)
    const { installation } = await emptyTarget()
    await restore(installation, to, say)
  })

  describe('keeps the previous one when it fails', () => {
    const whole = async (to: string, first: ReturnType<typeof readManifest>) => {
      expect(readManifest(to)).toEqual(first)
      expect((await readdir(to)).sort()).toEqual(['manifest.json', first.folder, 'stored-files'])
      const { installation } = await emptyTarget()
      await restore(installation, to, say)
    }

    test('on a full disk', async () => {
      const to = at('full')
      await backUp(ofServer(server), to, say)
      const first = readManifest(to)
      const { open } = fs
      vi.spyOn(fs, 'open').mockImplementation(async (path, ...options) => {
        const handle = await open(path, ...options)
        if (String(path).endsWith('ledger_entries.ndjson'))
          handle.appendFile = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
        return handle
      })
      syncBuiltinESMExports()
      await expect(backUp(ofServer(server), to, say)).rejects.toThrow('full')
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      await whole(to, first)
    })

    test('on an unavailable storage', async () => {
      const to = at('away')
      await backUp(ofServer(server), to, say)
      const first = readManifest(to)
      const { storage } = server.dependencies
      await newMember(server).then((member) => member.call('generateImages', { body: image }))
      server.engines.waiting.splice(0)
      await rm(join(to, 'stored-files', 'avatars'), { recursive: true })
      const away: Storage = { ...storage, read: () => Promise.reject(new Error('no answer')) }
      await expect(backUp(ofServer(server, away), to, say)).rejects.toThrow('no answer')
      expect(readManifest(to)).toEqual(first)
      await backUp(ofServer(server), to, say)
      await whole(to, readManifest(to))
    })
  })

  test('reports files that were removed during the backup and is restored without them', async () => {
    const to = at('missing')
    const { storage } = server.dependencies
    const [removedKey = ''] = (await storage.list('projects')).map(({ key }) => key)
    const late: Storage = { ...storage, read: async (key) => (key === removedKey ? null : storage.read(key)) }
    await backUp(ofServer(server, late), to, say)
    expect(said()).toContain(`1 files are not in the storage, removed meanwhile or lost: ${removedKey}`)
    const { installation } = await emptyTarget()
    await restore(installation, to, say)
    expect(said()).toContain(`Files that the backup lacks: ${removedKey}`)
  })

  test('refuses a folder with other content', async () => {
    const to = at('holiday')
    await mkdir(join(to, 'photos'), { recursive: true })
    await expect(backUp(ofServer(server), to, say)).rejects.toThrow(`${to} holds something else (photos)`)
    expect(await readdir(to)).toEqual(['photos'])
  })

  test('refuses a path that is not a folder', async () => {
    const to = at('file')
    await writeFile(to, '')
    await expect(backUp(ofServer(server), to, say)).rejects.toThrow(`${to} cannot be used for a backup (EEXIST).`)
  })

  test('refuses an empty database', async () => {
    const { installation } = await emptyTarget()
    const to = at('nothing')
    await expect(backUp(installation, to, say)).rejects.toThrow('The database holds no shop')
    expect(await readdir(to)).toEqual(['stored-files'])
  })
})
