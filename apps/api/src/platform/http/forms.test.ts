import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { handleError } from './error-handler.ts'
import { readForm } from './forms.ts'

const MEGABYTE = 1024 * 1024

/** A server that answers with the form it read. */
async function open() {
  const app = Fastify({ bodyLimit: 4 * MEGABYTE })
  onTestFinished(() => app.close())
  app.setErrorHandler(handleError)
  await app.register(multipart)
  app.post('/form', async (request) => {
    const { file, fields } = await readForm(request, MEGABYTE)
    return {
      file: file && { name: file.name, text: file.data.subarray(0, 20).toString(), bytes: file.data.length },
      fields,
    }
  })
  return app
}

async function send(form: FormData | string, type?: string) {
  const request = new Request('http://mintage.test/form', { method: 'POST', body: form })
  return (await open()).inject({
    method: 'POST',
    url: '/form',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': type ?? request.headers.get('content-type') ?? '' },
  })
}

function formOf(fields: Readonly<Record<string, string>>, ...files: readonly File[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('file', file)
  return form
}

const jug = (name = 'jug.png') => new File(['a jug'], name)

const refusal = (message: string, code: string) => ({ status: 'ERROR', message, code })

describe('a form', () => {
  test('has fields and a file', async () => {
    expect((await send(formOf({ factor: '4', note: 'ä' }, jug()))).json()).toEqual({
      file: { name: 'jug.png', text: 'a jug', bytes: 5 },
      fields: { factor: '4', note: 'ä' },
    })
  })

  test('accepts a missing, empty or differently named file', async () => {
    expect((await send(formOf({ project_id: 'p1' }))).json()).toEqual({ file: null, fields: { project_id: 'p1' } })
    expect((await send(formOf({ factor: '4' }, new File([], 'jug.png')))).json()).toMatchObject({ file: null })
    const other = new FormData()
    other.set('picture', jug())
    expect((await send(other)).json()).toEqual({ file: null, fields: {} })
  })

  test.each([
    ['C:\\pictures\\jug.png', 'jug.png'],
    ['../../jug.png', 'jug.png'],
    ['jug\u0007\u009f.png', 'jug.png'],
    ['say "hello".png', 'say "hello".png'],
    ['line\r\nbreak.png', 'linebreak.png'],
    ["50% of a cat's (1).png", "50% of a cat's (1).png"],
    ['ünï 🪙.png', 'ünï 🪙.png'],
    ['/', 'picture'],
    ['x'.repeat(300), 'x'.repeat(255)],
    [`${'x'.repeat(254)}😀`, `${'x'.repeat(254)}\ufffd`],
  ])('keeps only the base name of the file, shortened to the limit: %j', async (sentName, name) => {
    expect((await send(formOf({}, jug(sentName)))).json().file.name).toBe(name)
  })
})

describe('refuses', () => {
  test('another content type', async () => {
    const app = await open()
    const answer = await app.inject({ method: 'POST', url: '/form', payload: { factor: 4 } })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual(
      refusal('Please send the picture as a form (multipart/form-data).', 'unsupported_type'),
    )
  })

  test('a file one byte over the limit', async () => {
    const sized = (bytes: number) => formOf({}, new File([new Uint8Array(bytes)], 'jug.png'))
    expect((await send(sized(MEGABYTE))).json().file.bytes).toBe(MEGABYTE)
    const answer = await send(sized(MEGABYTE + 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toEqual(refusal('The file is larger than 1 MB.', 'too_large'))
  })

  test('more parts than a form has', async () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x']))
    expect((await send(formOf(fields(20), jug()))).statusCode).toBe(200)
    for (const form of [formOf(fields(21)), formOf({}, jug(), jug()), formOf(fields(24), jug(), jug())]) {
      const answer = await send(form)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual(refusal('The form has too many parts.', 'malformed'))
    }
  })

  test('more parts than a form has, also without names', async () => {
    const part = '--x\r\ncontent-disposition: form-data\r\n\r\na\r\n'
    const answer = await send(`${part.repeat(26)}--x--\r\n`, 'multipart/form-data; boundary=x')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refusal('The form has too many parts.', 'malformed'))
  })

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['that is truncated', 'multipart/form-data; boundary=x'],
  ])('a form %s', async (_, type) => {
    const answer = await send('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nab', type)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refusal('The form could not be read.', 'malformed'))
  })

  test('text that no database can store', async () => {
    const answer = await send(formOf({ note: 'a\0b' }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(refusal('The request could not be read.', 'malformed'))
  })
})
