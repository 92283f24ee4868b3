import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GenerateInput, GenerationEngine } from '../../src/engines/engine.ts'
import { EngineError } from '../../src/engines/errors.ts'
import { watched } from '../../src/engines/test-support.ts'

const input: GenerateInput = { prompt: 'a copper lake at dawn', style: 'Watercolor', width: 256, height: 192, seed: 7 }

interface Subject {
  engine: GenerationEngine
  close(): Promise<void>
}

/** What every engine of generation keeps to, whatever stands behind it. */
export function describeGenerationEngine(name: string, start: () => Promise<Subject>): void {
  describe(`${name}, as every engine`, { timeout: 90_000 }, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await start()
    })
    afterAll(() => subject.close())

    test.each([
      [256, 192],
      [192, 256],
      [256, 256],
    ])('makes a picture of exactly %d x %d', async (width, height) => {
      const picture = await subject.engine.generate({ ...input, width, height }, watched().ctx)
      const { format, ...size } = await sharp(picture.data).metadata()
      expect(size).toMatchObject({ width, height })
      expect(picture).toMatchObject({ width, height, contentType: `image/${format}` })
    })

    test('tells of progress only forwards, and of unfinished pictures only where it says so', async () => {
      const { ctx, seen } = watched()
      const previews: Buffer[] = []
      await subject.engine.generate(input, { ...ctx, onPreview: (data) => previews.push(data) })
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      if (!subject.engine.generation.previews) expect(previews).toEqual([])
    })

    test('a call that is cancelled before it begins rejects with aborted', async () => {
      const { ctx, abort } = watched()
      abort()
      await expect(subject.engine.generate(input, ctx)).rejects.toMatchObject({ code: 'aborted' })
    })

    test('a call that is cancelled under way rejects with aborted, within a second', async () => {
      const { ctx, abort } = watched()
      const outcome = subject.engine.generate({ ...input, width: 2048, height: 2048 }, ctx).then(
        () => null,
        (error: unknown) => error,
      )
      setImmediate(abort)
      const error = await outcome
      expect(error).toBeInstanceOf(EngineError)
      expect(error).toMatchObject({ code: 'aborted' })
    })

    test('says what it can do within the limits of the contract', () => {
      const { name: called, subjects, ideas, sizes, styles, maxCount, fields } = subject.engine.generation
      expect(called).toMatch(/\S/)
      expect([1, 2, 3, 4]).toContain(maxCount)
      expect(['seed', 'negative_prompt']).toEqual(expect.arrayContaining([...fields]))
      for (const size of sizes ?? []) expect(size).toMatch(/^[1-9]\d{1,4}x[1-9]\d{1,4}$/)
      for (const list of [subjects, ideas, styles]) expect(list === null || list.length > 0).toBe(true)
    })

    test('refuses what is plainly against the policy, and nothing else', () => {
      expect(subject.engine.refuse('a quiet lake')).toBeNull()
      expect(subject.engine.refuse('nude photo')).toMatch(/content policy/)
    })
  })
}
