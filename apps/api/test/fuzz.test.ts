import { expect, test } from 'vitest'
import { fuzz } from './fuzz/run.ts'
import { startServer } from './support/server.ts'

test('2,000 random requests: no failure, no answer that the contract does not describe, and the books agree', async () => {
  const server = await startServer()
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const { sent, figures, problems, books } = await fuzz(server, server.mails, { requests: 2000, seed: 18 })
  await server.close()
  expect(problems).toEqual([])
  expect(sent).toBe(2000)
  expect(books).toEqual({ sum: 0, unbalanced: 0, negative: 0, differing: 0, credited_twice: 0 })
  // It gets past the first check: every call is asked, and most of them do what they are for.
  const succeeded = [...figures].filter(([, counts]) => ['200', '202', '302'].some((status) => counts.has(status)))
  expect(figures.size).toBeGreaterThan(44)
  expect(succeeded.length).toBeGreaterThan(30)
}, 300_000)
