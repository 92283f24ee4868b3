import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { acceptBodies } from './bodies.ts'
import { handleError } from './error-handler.ts'

async function send(payload: string, type: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(handleError)
  await acceptBodies(app)
  app.post('/call', async ({ body, rawBody, isMultipart }) => ({ body, rawBody, form: typeof isMultipart }))
  return app.inject({ method: 'POST', url: '/call', payload, headers: { 'content-type': type } })
}

test.each(['application/json', 'application/json; charset=utf-8'])('reads %s and keeps the raw text', async (type) => {
  const text = '{ "name": "Ada",\n "tags": [1] }'
  expect((await send(text, type)).json()).toEqual({
    body: { name: 'Ada', tags: [1] },
    rawBody: text,
    form: 'function',
  })
})

test.each(['', ' ', '\n\t'])('treats an empty body (%j) as none', async (text) => {
  const answer = await send(text, 'application/json')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).not.toHaveProperty('body')
  expect(answer.json()).toMatchObject({ rawBody: '' })
})

test.each(['{x', '\ufeff{}', '\ufeff', '{"__proto__": {"a": 1}}', '{"constructor": {"prototype": {"a": 1}}}'])(
  'rejects %j as malformed',
  async (text) => {
    expect((await send(text, 'application/json')).statusCode).toBe(400)
  },
)

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('refuses %s', async (type) => {
  expect((await send('a=b', type)).statusCode).toBe(415)
})
