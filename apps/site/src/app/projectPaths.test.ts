import { expect, it } from 'vitest'
import {
  againPath,
  downloadPath,
  promptPath,
  refinePath,
  resultPath,
  sendToPaths,
  sourcePath,
  thumbPath,
} from './projectPaths.ts'

it('builds the addresses of an image, its thumbnail, its source and its download', () => {
  expect(downloadPath('a/b')).toBe('/api/projects/a%2Fb/file?download=1')
  expect(sourcePath('a/b')).toBe('/api/projects/a%2Fb/file?variant=source')
  expect(thumbPath('a/b')).toBe('/api/projects/a%2Fb/file?variant=thumb')
})

it('links an image to another service', () => {
  expect(sendToPaths.upscale('a&b')).toBe('/services/upscale?project=a%26b')
  expect(sendToPaths.removeBackground('a&b')).toBe('/services/remove-background?project=a%26b')
})

it('fills in a prompt and its style', () => {
  expect(promptPath({ prompt: 'A heron & a boat', style: 'anime' })).toBe(
    '/services/generate-image?prompt=A+heron+%26+a+boat&style=anime',
  )
})

it('links to the settings and to the result of an earlier request', () => {
  expect(againPath('generate', 'a&b')).toBe('/services/generate-image?again=a%26b')
  expect(againPath('remove_background', 'r')).toBe('/services/remove-background?again=r')
  expect(resultPath('upscale', 'a&b')).toBe('/services/upscale?request=a%26b')
})

it('links to the generator with an image to refine', () => {
  expect(refinePath('moreLikeThis', 'a&b', 'r')).toBe('/services/generate-image?refine=a%26b&as=moreLikeThis&of=r')
})
