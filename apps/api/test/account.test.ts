import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encode, readImage } from '../src/domain/images/image-files.ts'
import { ValidationError } from '../src/errors.ts'
import { startServer, type TestServer } from './support/server.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function member() {
  const visitor = server.visitor()
  await visitor.signUp()
  return visitor
}

const fileForm = (data: Uint8Array<ArrayBuffer>, name = 'me.png') => {
  const form = new FormData()
  form.append('file', new Blob([data]), name)
  form.append('currency', 'EUR')
  return form
}

describe('the profile', () => {
  test('changes sent fields, keeps missing ones and clears empty ones', async () => {
    const visitor = await member()
    const { answer: countries } = await visitor.call('listCountries')
    const ireland = countries.payload.find(({ iso }) => iso === 'IE')
    await visitor.call('updateProfile', { body: { city: 'Dublin', country: ireland?.id, post_code: 'D08' } })
    const { answer } = await visitor.call('updateProfile', { body: { name: 'Grace', city: '', currency: 'EUR' } })
    expect(answer.payload).toMatchObject({
      name: 'Grace',
      surname: 'Coyne',
      city: null,
      post_code: 'D08',
      country: { name: 'Ireland', iso: 'IE' },
    })
    expect((await visitor.call('getProfile')).answer).toEqual(answer.payload)
  })

  test('ignores a sent e-mail', async () => {
    const visitor = server.visitor()
    const { email } = await visitor.signUp()
    const { answer } = await visitor.call('updateProfile', { body: { email: 'other@example.com' } })
    expect(answer.payload.email).toBe(email)
  })

  test('reports errors by field', async () => {
    const visitor = await member()
    const { error } = await visitor.call('updateProfile', { body: { name: ' ', phone: '12', country: 9999 } })
    expect(error.errors).toEqual({
      name: ['Name is required'],
      phone: ['Please enter a valid phone number'],
      country: ['Please choose a country from the list'],
    })
    const long = await visitor.call('updateProfile', { body: { city: 'x'.repeat(121) } })
    expect(long.error.errors).toEqual({ city: ['Please use at most 120 characters'] })
  })
})

describe('the avatar', () => {
  const image = async (width: number, height: number) =>
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#b87333' } })
        .jpeg()
        .toBuffer(),
    )

  test('is made square, is public, and replaces the previous one', async () => {
    const visitor = await member()
    const first = await visitor.call('uploadAvatar', { form: fileForm(await image(600, 300)) })
    const file = (url: string) => url.split('/').at(-1) ?? ''
    const read = await server.visitor().call('getAvatar', { path: { file: file(first.answer.payload.avatarUrl) } })
    expect(read.raw.headers['content-type']).toBe('image/webp')
    expect(await sharp(read.raw.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect((await visitor.call('getProfile')).answer.avatarUrl).toBe(first.answer.payload.avatarUrl)

    await visitor.call('uploadAvatar', { form: fileForm(await image(100, 100)) })
    const replaced = await server.visitor().call('getAvatar', { path: { file: file(first.answer.payload.avatarUrl) } })
    expect(replaced.status).toBe(404)
  })

  test('refuses a file that is not an image, too large or missing', async () => {
    const visitor = await member()
    const text = await visitor.call('uploadAvatar', { form: fileForm(new TextEncoder().encode('<svg onload=x>')) })
    expect(text.error.errors).toEqual({
      file: ['This picture could not be read. Please send a PNG, JPEG or WebP picture.'],
    })
    const large = await visitor.call('uploadAvatar', { form: fileForm(new Uint8Array(2 * 1024 * 1024 + 1)) })
    expect(large.status).toBe(413)
    expect(large.error.message).toBe('The file is larger than 2 MB.')
    const none = await visitor.call('uploadAvatar', { form: new FormData() })
    expect(none.error.errors).toEqual({ file: ['Please choose a picture'] })
    const json = await visitor.call('uploadAvatar', { body: {} })
    expect(json.status).toBe(415)
  })
})

describe('an avatar that fails internally', () => {
  const upload = async (visitor: Visitor) => {
    const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b87333' } })
      .png()
      .toBuffer()
    return visitor.call('uploadAvatar', { form: fileForm(new Uint8Array(data)) })
  }
  const ours = { status: 'ERROR', message: 'Server error. Please try again later.', code: 'server_error' }

  test.each(['storage', 'database'])('answers 500 (%s) and keeps the previous avatar', async (where) => {
    const broken = await startServer()
    const visitor = broken.visitor()
    await visitor.signUp()
    const before = (await upload(visitor)).answer.payload.avatarUrl
    if (where === 'storage') broken.dependencies.storage.put = () => Promise.reject(new Error('the disk is full'))
    else await sql`alter table users rename column avatar_file to lost_file`.execute(broken.dependencies.db)
    const { status, error } = await upload(visitor)
    expect([status, error]).toEqual([500, { ...ours, reference: expect.any(String) }])
    if (where === 'database')
      await sql`alter table users rename column lost_file to avatar_file`.execute(broken.dependencies.db)
    expect((await visitor.call('getProfile')).answer.avatarUrl).toBe(before)
    await broken.close()
  })

  test('rejects the file as invalid only if it cannot be read', async () => {
    const readable = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b87333' } })
      .png()
      .toBuffer()
    const outside = { left: 100, top: 100, width: 10, height: 10 }
    const image = await readImage(readable, 'file')
    await expect(encode(image, image.pipeline().extract(outside), 'file')).rejects.not.toBeInstanceOf(ValidationError)
    const broken = Buffer.from(readable)
    // The checksum is right, so only decoding shows the damage.
    const at = broken.indexOf('IDAT')
    broken[at + 8] = 0
    const end = at + 4 + broken.readUInt32BE(at - 4)
    broken.writeUInt32BE(crc32(broken.subarray(at, end)), end)
    const damaged = await readImage(broken, 'file')
    await expect(encode(damaged, damaged.pipeline().png(), 'file')).rejects.toMatchObject({
      code: 'validation',
    })
  })
})

test('a person sees only their own ledger, page by page', async () => {
  const visitor = await member()
  const { id } = (await visitor.call('getProfile')).answer
  const { db } = server.dependencies
  const { move } = await import('../src/domain/ledger/ledger.ts')
  for (let line = 1; line <= 4; line += 1) {
    await move(db, {
      key: `${id}:${line}`,
      kind: 'credit',
      userId: id,
      tenths: line,
      reference: null,
      note: `Line ${line}`,
    })
  }
  await (await member()).call('getTokenLedger')
  const first = (await visitor.call('getTokenLedger', { query: { limit: 3 } })).answer
  expect(first.payload.map(({ description }) => description)).toEqual(['Line 4', 'Line 3', 'Line 2'])
  expect(first.payload[0]).toMatchObject({ tokens: 0.4, balance_after: 11 })
  const cursor = first.next_cursor ?? ''
  const second = (await visitor.call('getTokenLedger', { query: { limit: 3, cursor } })).answer
  expect(second.payload.map(({ description }) => description)).toEqual(['Line 1', 'Welcome bonus'])
  expect(second.next_cursor).toBeNull()
  expect((await visitor.call('getTokenLedger', { query: { cursor: 'nonsense' } })).status).toBe(400)
})
