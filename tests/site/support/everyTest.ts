import { afterEach, beforeEach } from 'vitest'
import { expectNoLooseTexts, watchTexts } from '../../../.storybook/checks/looseText.ts'

beforeEach(watchTexts)
afterEach(expectNoLooseTexts)
