import { expect, it } from 'vitest'
import { read } from '../../tools/sources/index.ts'

it('CI takes every picture, so that a change has to take those alone that it can reach', { tags: ['R407'] }, () => {
  expect(read('.ci/run')).toMatch(/^npm test -- --every-picture$/m)
})

it('the gallery, which is taken in any case, is there', () => {
  expect(read('.storybook/gallery/Gallery.stories.tsx')).toContain("title: 'Gallery',")
})
