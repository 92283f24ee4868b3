import { afterAll, afterEach } from 'vitest'
import { takeRequestedKeys } from '../../tools/story-coverage/recordedTexts.tsx'
import { expectNoViolationsInDark } from './dark.ts'
import { expectDeclaredAttributes, expectShownAttributes } from './dataAttributes.ts'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { showsItsTexts } from './texts.ts'
import { hasRoomForFingers, withTouchInput } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { withoutTransitions } from './withoutTransitions.ts'

// One story, mounted once: what is dear is to build a state and to walk to it, not to look at it again.
afterEach(async (context) => {
  const asked = takeRequestedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  showsItsTexts(context, asked)
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
