import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBuiltInEngines } from '../built-in.ts'
import { expectTimeLimit, watched } from '../test-support.ts'
import type { EngineContext, ImageEngines } from './engine.ts'
import { EngineError } from './errors.ts'
import { type WorkerOptions, WorkerPool } from './worker-pool.ts'

const input = { prompt: 'sea', style: 'None', width: 192, height: 192, seed: 1 }
const open: { close(): Promise<void> }[] = []
const engines = (): ImageEngines => {
  const engines = createBuiltInEngines()
  open.push(engines)
  return engines
}
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/** A pool with a worker that runs `code` with the job's `prompt`, to simulate faults. */
const poolOf = async (code: string, atLoad = '', options: WorkerOptions = {}): Promise<WorkerPool> => {
  const file = join(await mkdtemp(join(tmpdir(), 'mintage-worker-')), 'worker.mjs')
  const image = `{ data: new Uint8Array(1), contentType: 'image/png', width: 1, height: 1 }`
  await writeFile(
    file,
    `${atLoad}\nexport default ({ task: { input: { prompt } }, progress }) => { ${code}; return ${image} }`,
  )
  const pool = new WorkerPool(pathToFileURL(file), options)
  open.push(pool)
  return pool
}

describe('bad input', () => {
  test.each([
    ['text', Buffer.from('not an image')],
    ['nothing', Buffer.alloc(0)],
    ['a cut-off PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s is an unreadable image to both services', async (_name, image) => {
    const both = engines()
    await expect(both.removeBackground({ image }, watched().ctx)).rejects.toMatchObject({ code: 'unreadable_image' })
    await expect(both.upscale({ image, factor: 2 }, watched().ctx)).rejects.toMatchObject({ code: 'unreadable_image' })
  })

  test('refuses a truncated JPEG and keeps the worker', async () => {
    const own = engines()
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#a63',
        noise: { type: 'gaussian', mean: 120, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    await expect(
      own.upscale({ image: whole.subarray(0, whole.length / 2), factor: 2 }, watched().ctx),
    ).rejects.toMatchObject({ code: 'unreadable_image' })
    await expect(own.upscale({ image: whole, factor: 2 }, watched().ctx)).resolves.toMatchObject({ width: 600 })
  })

  test('refuses more than 25 megapixels without decoding', async () => {
    const image = await sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(engines().removeBackground({ image }, watched().ctx)).rejects.toMatchObject({ code: 'too_large' })
  })
})

describe('giving up', () => {
  test('starts nothing after an abort', async () => {
    const { ctx, abort, seen } = watched()
    abort()
    await expect(engines().generate(input, ctx)).rejects.toMatchObject({ code: 'aborted' })
    expect(seen).toEqual([])
  })

  test('rejects an aborted job and does the next one', async () => {
    const own = engines()
    const job: ReturnType<typeof watched> = watched(() => job.abort())
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    await expect(own.upscale({ image, factor: 4 }, job.ctx)).rejects.toBeInstanceOf(EngineError)
    expect(job.seen).toHaveLength(1)
    await expect(own.generate(input, watched().ctx)).resolves.toMatchObject({ width: 192 })
  })

  const noise = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer()

  /** Each takes seconds. */
  const long: [string, () => Promise<(own: ImageEngines, ctx: EngineContext) => Promise<unknown>>][] = [
    [
      'generate',
      async () => (own, ctx) => own.generate({ ...input, style: 'Oil painting', width: 2048, height: 2048 }, ctx),
    ],
    [
      'removeBackground',
      async () => {
        const image = await noise(5000)
        // It ends without a subject.
        return (own, ctx) =>
          own.removeBackground({ image }, ctx).catch((error: unknown) => {
            if (!(error instanceof EngineError && error.code === 'no_subject')) throw error
          })
      },
    ],
    [
      'upscale',
      async () => {
        const image = await noise(1000)
        return (own, ctx) => own.upscale({ image, factor: 2 }, ctx)
      },
    ],
  ]

  describe('in the middle', () => {
    /** Processor time does not depend on other work of the machine. */
    const costSince = (before: NodeJS.CpuUsage): number => {
      const { user, system } = process.cpuUsage(before)
      return user + system
    }

    test.each(long)('%s: the worker takes the next job soon', { timeout: 300_000 }, async (_name, prepare) => {
      const own = engines()
      const start = await prepare()
      const next = () => own.generate({ ...input, width: 64, height: 64 }, watched().ctx)
      await next()
      const beforeWhole = process.cpuUsage()
      await start(own, watched().ctx)
      const whole = costSince(beforeWhole)

      const signal = AbortSignal.timeout(300)
      const behind = vi.fn()
      const aborted = Promise.withResolvers<{ before: NodeJS.CpuUsage; isBehindDone: boolean }>()
      signal.addEventListener('abort', () =>
        aborted.resolve({ before: process.cpuUsage(), isBehindDone: behind.mock.calls.length > 0 }),
      )
      const job = start(own, { ...watched().ctx, signal })
      const queued = next().then(behind)
      await expect(job).rejects.toMatchObject({ code: 'aborted' })
      const { before, isBehindDone } = await aborted.promise
      // The job was half done, so the next one had to wait.
      expect(isBehindDone).toBe(false)
      await queued
      expect(costSince(before)).toBeLessThan(whole / 2)
    })
  })

  test('an abort in the queue keeps the order of the others', async () => {
    const own = engines()
    const first = own.generate(input, watched().ctx)
    const waiting = watched()
    const second = own.generate(input, waiting.ctx)
    const third = own.generate(input, watched().ctx)
    waiting.abort()
    await expect(second).rejects.toMatchObject({ code: 'aborted' })
    await expect(first).resolves.toMatchObject({ width: 192 })
    await expect(third).resolves.toMatchObject({ width: 192 })
  })

  test('close() rejects running, waiting and later jobs', async () => {
    const own = createBuiltInEngines()
    const jobs = [own.generate(input, watched().ctx), own.generate(input, watched().ctx)]
    const answers = Promise.allSettled(jobs)
    await own.close()
    for (const answer of await answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'aborted' } })
    await expect(own.generate(input, watched().ctx)).rejects.toMatchObject({ code: 'aborted' })
  })
})

describe('a worker that hangs', () => {
  const task = (prompt: string) => ({ kind: 'generate' as const, input: { ...input, prompt } })

  test('fails its job exactly at the time limit; the next one gets a new worker', async () => {
    const pool = await poolOf(`if (prompt === 'hang') { progress.postMessage(0.5); for (;;); }`, '', {
      timeoutSeconds: 2,
    })
    await expectTimeLimit(2, (ctx) => pool.run(task('hang'), ctx))
    await expect(pool.run(task('live'), watched().ctx)).resolves.toMatchObject({ width: 1 })
  })

  test('is ended when its job is cancelled', async () => {
    const pool = await poolOf(`if (prompt === 'hang') for (;;);`)
    const { ctx, abort } = watched()
    const hanging = pool.run(task('hang'), ctx)
    const next = pool.run(task('live'), watched().ctx)
    abort()
    await expect(hanging).rejects.toMatchObject({ code: 'aborted' })
    await expect(next).resolves.toMatchObject({ width: 1 })
  })
})

describe('a worker that dies', () => {
  const task = (prompt: string) => ({ kind: 'generate' as const, input: { ...input, prompt } })

  test.each([
    ['throws', `setImmediate(() => { throw new Error('broken') }); return new Promise(() => {})`],
    ['exits', 'process.exit(3)'],
  ])('and %s fails its own job only; the next one gets a new worker', async (_name, death) => {
    const pool = await poolOf(`if (prompt === 'die') { ${death} }`)
    const fatal = pool.run(task('die'), watched().ctx)
    const next = pool.run(task('live'), watched().ctx)
    await expect(fatal).rejects.toMatchObject({ code: 'engine_failure' })
    await expect(next).resolves.toMatchObject({ width: 1 })
  })

  test('and cannot restart fails the waiting jobs; a later job starts new threads', async () => {
    const mark = join(await mkdtemp(join(tmpdir(), 'mintage-worker-')), 'dead')
    const pool = await poolOf(
      `if (prompt === 'die') { writeFileSync('${mark}', ''); process.exit(3) }`,
      `import { existsSync, writeFileSync } from 'node:fs'; if (existsSync('${mark}')) throw new Error('broken')`,
    )
    const fatal = pool.run(task('die'), watched().ctx)
    const next = pool.run(task('live'), watched().ctx)
    await expect(fatal).rejects.toMatchObject({ code: 'engine_failure' })
    await expect(next).rejects.toMatchObject({ code: 'engine_failure' })
    await rm(mark)
    await expect(pool.run(task('live'), watched().ctx)).resolves.toMatchObject({ width: 1 })
  })
})
