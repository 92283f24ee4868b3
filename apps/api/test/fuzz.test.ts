import { expect, test } from 'vitest'
import { fuzz } from './fuzz/run.ts'
import { startServer } from './support/server.ts'

test('answers 2,000 random requests without failures or undocumented responses, and the books are consistent', async () => {
  const server = await startServer()
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  const { sent, figures, problems, books } = await fuzz(server, server.mails, { requests: 2000, seed: 18 })
  await server.close()
  expect(problems).toEqual([])
  expect(sent).toBe(2000)
  expect(new Set(Object.values(books))).toEqual(new Set([0]))
  // Checks that requests pass validation: every operation is called, and most of them succeed.
  const succeeded = [...figures].filter(([, counts]) => ['200', '202', '302'].some((status) => counts.has(status)))
  expect(figures.size).toBeGreaterThan(44)
  expect(succeeded.length).toBeGreaterThan(30)
}, 300_000)
