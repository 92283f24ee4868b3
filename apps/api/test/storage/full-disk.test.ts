import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { plainImage } from '../support/images-api.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { balanceOf, newMember } from '../support/shopping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

/** The disk of the files takes no more from now on. */
function fillDisk(code: string): void {
  vi.spyOn(fs, 'open').mockRejectedValue(Object.assign(new Error(`${code}: no space left on device`), { code }))
  syncBuiltinESMExports()
}

const fields = { currency: 'EUR', lang_id: '1', factor: '2' }

test.each([
  ['upscale', 'ENOSPC'],
  ['remove-background', 'ENOSPC'],
  ['upscale', 'EDQUOT'],
  ['upscale', 'EROFS'],
])('an image for %s is refused with words when the disk says %s, and costs nothing', async (path, code) => {
  const member = await newMember(server)
  const balance = await balanceOf(member)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await plainImage(64, 48))]), 'jug.png')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const written = new Response(form)
  fillDisk(code)
  const answer = await server.http.inject({
    method: 'POST',
    url: `/api/images/${path}`,
    headers: { authorization: `Bearer ${member.token}`, 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.json()).toEqual({
    status: 'ERROR',
    message: 'We cannot answer right now. Please try again in a moment.',
    code: 'unavailable',
  })
  expect(server.logLines.join()).toContain(`The storage could not write a file: ${code}`)
  expect(await balanceOf(member)).toBe(balance)
})

test('an image that cannot be kept is given up, and its token goes back', async () => {
  const member = await newMember(server)
  const balance = await balanceOf(member)
  fillDisk('ENOSPC')
  const body = { prompt: 'a red fox', style: 'none', size: '1024x1024', count: 1 }
  const { id } = (await member.call('generateImages', { body })).answer.payload
  await server.dependencies.images.idle()
  const request = (await member.call('getImageRequest', { path: { id } })).answer.payload
  expect(request.images).toMatchObject([{ state: 'failed', error: expect.stringContaining('not charged') }])
  expect(await balanceOf(member)).toBe(balance)
})
