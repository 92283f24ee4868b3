import { expect, test } from 'vitest'
import { ownSettings } from './own-settings.ts'

test('the images of a request take turns among its styles', () => {
  const settings = { prompt: 'A heron', styles: ['anime', 'comic'], style: 'anime' }
  const styles = [0, 1, 2, 3].map((index) => ownSettings(settings, index))
  expect(styles).toEqual(['anime', 'comic', 'anime', 'comic'].map((style) => ({ prompt: 'A heron', style })))
})

test('keeps the one style, or none, of an old request', () => {
  expect(ownSettings({ style: 'anime' }, 1)).toEqual({ style: 'anime' })
  expect(ownSettings({ style: 'anime', styles: [] }, 1)).toEqual({ style: 'anime' })
  expect(Object.keys(ownSettings({ file_name: 'jug.png' }, 0))).toEqual(['file_name'])
})

test('variations share the seed of their image and continue its numbers', () => {
  const settings = { refinement: 'variation' as const, seed: 7, variation: 2 }
  expect([0, 1].map((index) => ownSettings(settings, index))).toMatchObject([
    { seed: 7, variation: 2 },
    { seed: 7, variation: 3 },
  ])
  expect(ownSettings({ refinement: 'more_like_this', seed: 7 }, 1)).toEqual({ refinement: 'more_like_this', seed: 8 })
})

test('gives each image the next seed, and 0 after the largest', () => {
  expect([0, 1, 2].map((index) => ownSettings({ seed: 2_147_483_646 }, index).seed)).toEqual([
    2_147_483_646, 2_147_483_647, 0,
  ])
})
