import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from './support/server.ts'
import { balanceOf, newMember } from './support/shopping.ts'
import type { Visitor } from './support/visitor.ts'

let server: TestServer
let member: Visitor
let upload: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  server = await startServer()
  member = await newMember(server)
  upload = new Uint8Array(
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#b87333' } })
      .png()
      .toBuffer(),
  )
})
afterAll(() => server.close())

const send = (box: string | null, headers: Record<string, string> = {}) => {
  const form = new FormData()
  form.append('file', new Blob([upload]), 'heron.png')
  if (box !== null) form.append('subject_box', box)
  return member.call('removeBackground', { form, headers })
}

describe('a marked subject', () => {
  test('is passed to the engine and stored with the request and its image', async () => {
    const { status, answer } = await send('0.25,0.1,0.5,0.8125')
    expect(status).toBe(202)
    const box = { x: 0.25, y: 0.1, width: 0.5, height: 0.8125 }
    expect(answer.payload.settings).toEqual({ file_name: 'heron.png', subject_box: box })
    await server.dependencies.images.idle()
    expect(server.engines.calls.at(-1)).toMatchObject({ service: 'remove_background', input: { box } })
    const { payload } = (await member.call('listProjects')).answer
    expect(payload[0]?.settings).toEqual({ file_name: 'heron.png', subject_box: box })
  })

  test('is absent from a request without one', async () => {
    for (const none of [null, ''])
      expect((await send(none)).answer.payload.settings).toEqual({ file_name: 'heron.png' })
    await server.dependencies.images.idle()
    expect(server.engines.calls.at(-1)?.input).not.toHaveProperty('box')
  })

  test('makes a different request, which cannot reuse the key', async () => {
    const headers = { 'Idempotency-Key': 'one-image-and-its-box' }
    const first = await send('0,0,1,1', headers)
    expect((await send('0,0,1,1', headers)).answer.payload.id).toBe(first.answer.payload.id)
    expect((await send('0,0,0.5,1', headers)).status).toBe(409)
  })

  test.each([
    ['reaches out of the image on the right', '0.5,0,0.5001,1'],
    ['reaches out of the image at the bottom', '0,0.3,1,0.8'],
    ['has no width', '0.1,0.1,0,0.5'],
    ['has no height', '0.1,0.1,0.5,0.0000'],
    ['has three numbers', '0.1,0.1,0.5'],
    ['has five numbers', '0.1,0.1,0.5,0.5,0.5'],
    ['has more than four decimals', '0.10001,0.1,0.5,0.5'],
    ['is negative', '-0.1,0.1,0.5,0.5'],
    ['is not a number', 'NaN,0.1,0.5,0.5'],
    ['is in pixels', '10,10,20,5'],
    ['has spaces', '0.1, 0.1, 0.5, 0.5'],
  ])('is refused if it %s, without a charge', async (_, box) => {
    const before = await balanceOf(member)
    const { status, error } = await send(box)
    expect(status).toBe(422)
    expect(Object.keys(error.errors ?? {})).toEqual(['subject_box'])
    expect(await balanceOf(member)).toBe(before)
  })
})
