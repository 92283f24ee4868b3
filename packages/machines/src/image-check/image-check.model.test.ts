import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { imageCheckDriver } from './image-check.driver.ts'
import { nothingFound, ours, snapshot } from './image-check.support.ts'

type Page = ReturnType<typeof imageCheckDriver.setUp>

const isAt =
  (value: string, context: object = {}) =>
  ({ now }: Page) => {
    expect(now.at().value).toBe(value)
    expect(now.at().context).toEqual({ finding: null, problem: null, ...context })
  }

describeModel({
  ...imageCheckDriver,
  states: {
    'before the page': () => {},
    'asked for an image': isAt('choosingImage'),
    'being checked': (page) => {
      isAt('checkingImage')(page)
      expect(page.now.checkImage.calls.filter(({ open }) => open)).toHaveLength(1)
      expect(page.now.taken.at(-1)).toBe(snapshot)
    },
    'told that it is ours': isAt('imageChecked', { finding: ours }),
    'told that nothing was found': isAt('imageChecked', { finding: nothingFound }),
    'told what is wrong with the image': isAt('checkFailed', { problem: { text: 'This is no picture.' } }),
    'told that nobody answered': isAt('checkFailed', { problem: { key: 'provenance.offline' } }),
  },
  invariant: ({ now }) => expect(now.persisted()).not.toContain(snapshot),
})
