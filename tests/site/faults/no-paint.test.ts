import { expect, it } from 'vitest'

it('is not painted and reports no paint', () => {
  const drawn = { opacityProperty: true, visibilityProperty: true }
  expect(window.frameElement?.checkVisibility(drawn)).toBe(false)
  expect(window.frameElement?.checkVisibility({ visibilityProperty: true })).toBe(true)
  expect(document.body.checkVisibility(drawn)).toBe(true)
})
