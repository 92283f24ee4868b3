import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { pictureCheckDriver } from './picture-check.driver.ts'
import { nothingFound, ours, snapshot } from './picture-check.support.ts'

type Page = ReturnType<typeof pictureCheckDriver.begin>

const isAt =
  (value: string, context: object = {}) =>
  ({ now }: Page) => {
    expect(now.at().value).toBe(value)
    expect(now.at().context).toEqual({ finding: null, problem: null, ...context })
  }

describeModel({
  ...pictureCheckDriver,
  states: {
    'before the page': () => {},
    'asked for a picture': isAt('choosingPicture'),
    'being checked': (page) => {
      isAt('checkingPicture')(page)
      expect(page.now.checkPicture.calls.filter(({ open }) => open)).toHaveLength(1)
      expect(page.now.taken.at(-1)).toBe(snapshot)
    },
    'told that it is ours': isAt('pictureChecked', { finding: ours }),
    'told that nothing was found': isAt('pictureChecked', { finding: nothingFound }),
    'told what is wrong with the picture': isAt('checkFailed', { problem: { text: 'This is no picture.' } }),
    'told that nobody answered': isAt('checkFailed', { problem: { key: 'provenance.offline' } }),
  },
  always: ({ now }) => expect(now.persisted()).not.toContain(snapshot),
})
