import { afterAll, afterEach } from 'vitest'
import { expectNoViolationsInDark } from './dark.ts'
import { expectDeclaredAttributes, expectShownAttributes } from './dataAttributes.ts'
import { takeRequestedKeys } from './recordedTexts.tsx'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { recordTexts } from './texts.ts'
import { hasRoomForFingers, withTouchInput } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { withoutTransitions } from './withoutTransitions.ts'

// All checks share one mount, because reaching the state of a story is the slow part.
afterEach(async (context) => {
  const requested = takeRequestedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  recordTexts(context, requested)
  expectDeclaredAttributes(context)
  await withoutTransitions(() =>
    withTouchInput(async () => {
      await hasRoomForFingers()
      await expectNoViolationsInDark()
      await fitsTheNarrowestWindow()
    }),
  )
})

afterAll(expectShownAttributes)
