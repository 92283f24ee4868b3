import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { expectNoViolationsInDark } from './dark.ts'
import { expectDeclaredAttributes, expectShownAttributes } from './dataAttributes.ts'
import { isReadableInForcedColors } from './forcedColors.ts'
import { expectNoLooseTexts, watchTexts } from './looseText.ts'
import { takeRequestedKeys } from './recordedTexts.tsx'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { looksAsApproved } from './screenshots.ts'
import { pageClock, resetPage } from './stillPage.ts'
import { recordTexts } from './texts.ts'
import { hasRoomForFingers, withTouchInput } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { watchResize } from './windowSize.ts'

if (window.pageClock === undefined) watchResize()
pageClock()

beforeEach(() => {
  resetPage()
  watchTexts()
})

// The runner tracks the page's requests from the first call on.
beforeAll(() => commands.finishRequests())

// All checks share one mount, because reaching the state of a story is the slow part.
afterEach(async (context) => {
  const requested = takeRequestedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  recordTexts(context, requested)
  expectDeclaredAttributes(context)
  expectNoLooseTexts()
  await looksAsApproved(context)
  await withTouchInput(async () => {
    await hasRoomForFingers()
    await expectNoViolationsInDark()
    await isReadableInForcedColors()
    await fitsTheNarrowestWindow()
  })
})

afterEach(() => {
  vi.useRealTimers()
})

afterAll(expectShownAttributes)
