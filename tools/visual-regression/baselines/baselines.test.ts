import fc from 'fast-check'
import { expect, test } from 'vitest'
import { themes, widths } from '../types.ts'
import { formatBaselines, parseBaselines } from './baselines.ts'
import { hashOf } from './pictureCache.ts'

const hash = fc.uint8Array({ minLength: 1 }).map((bytes) => hashOf(Buffer.from(bytes)))
const id = fc
  .tuple(fc.stringMatching(/^[a-z]+(-[a-z]+)?--[a-z-]+$/), fc.constantFrom(...widths), fc.constantFrom(...themes))
  .map((parts) => parts.join('.'))
const hashes = fc.uniqueArray(fc.tuple(id, hash), { selector: ([one]) => one }).map((pairs) => new Map(pairs))

test('what is written is read again, whatever the order in which it was approved', () => {
  fc.assert(
    fc.property(hashes, fc.option(hash), (approved, renderer) => {
      const text = formatBaselines({ renderer, hashes: approved })
      expect(parseBaselines(text)).toEqual({ renderer, hashes: approved })
      expect(formatBaselines({ renderer, hashes: new Map([...approved].reverse()) })).toBe(text)
    }),
  )
})

test('each story has a line, and each of its pictures one below it', () => {
  const approved = new Map([
    ['pay--declined.1440.dark', 'aaaaaaaa'],
    ['card--plain.390.light', 'bbbbbbbb'],
    ['pay--declined.390.light', 'cccccccc'],
  ])
  expect(formatBaselines({ renderer: 'rrrrrrrr', hashes: approved })).toBe(
    'renderer rrrrrrrr\ncard--plain\n  390.light bbbbbbbb\npay--declined\n  390.light cccccccc\n  1440.dark aaaaaaaa\n',
  )
})

test('what is no such line is refused, as a conflict is that git has left', () => {
  expect(() => parseBaselines('pay--declined\n<<<<<<< HEAD\n')).toThrow('Line 2')
  expect(() => parseBaselines('  390.light aaaaaaaa\n')).toThrow('Line 1')
  expect(() => parseBaselines('pay--declined\n  391.light aaaaaaaa\n')).toThrow('Line 2')
})
