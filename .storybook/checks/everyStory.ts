import { afterEach, beforeEach, vi } from 'vitest'
import { takeRequestedKeys } from '../../tools/story-coverage/recordedTexts.tsx'
import { expectNoViolationsInDark } from './dark.ts'
import { recordParts } from './parts.ts'
import { looksAsApproved } from './pictures.ts'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { pageClock, resetPage } from './stillPage.ts'
import { showsItsTexts } from './texts.ts'
import { hasRoomForFingers, withTouchInput } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { watchResize } from './windowSize.ts'
import { withoutTransitions } from './withoutTransitions.ts'

if (window.pageClock === undefined) watchResize()
pageClock()

beforeEach(resetPage)

// A story is mounted once: building its state costs more than any check.
afterEach(async (context) => {
  const asked = takeRequestedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  showsItsTexts(context, asked)
  recordParts(context)
  await looksAsApproved(context)
  await withoutTransitions(() =>
    withTouchInput(async () => {
      await hasRoomForFingers()
      await expectNoViolationsInDark()
      await fitsTheNarrowestWindow()
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
})
