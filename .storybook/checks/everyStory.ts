import { afterEach } from 'vitest'
import { expectNoViolationsInDark } from './dark.ts'
import { recordParts } from './parts.ts'
import { takeRequestedKeys } from './recordedTexts.tsx'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { recordTexts } from './texts.ts'
import { hasRoomForFingers, withTouchInput } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { withoutTransitions } from './withoutTransitions.ts'

// One story, mounted once: what is dear is to build a state and to walk to it, not to look at it again.
afterEach(async (context) => {
  const requested = takeRequestedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  recordTexts(context, requested)
  recordParts(context)
  await withoutTransitions(() =>
    withTouchInput(async () => {
      await hasRoomForFingers()
      await expectNoViolationsInDark()
      await fitsTheNarrowestWindow()
    }),
  )
})
