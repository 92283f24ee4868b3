import { afterEach } from 'vitest'
import { takeAskedKeys } from '../../tools/story-coverage/recordedTexts.tsx'
import { readsInTheDark } from './dark.ts'
import { notesItsParts } from './parts.ts'
import { fitsTheNarrowestWindow } from './reflow.ts'
import { showsItsTexts } from './texts.ts'
import { hasRoomForFingers, underAFinger } from './touch.ts'
import { trimAxeResults } from './trimAxeResults.ts'
import { withoutTransitions } from './withoutTransitions.ts'

// One story, mounted once: what is dear is to build a state and to walk to it, not to look at it again.
afterEach(async (context) => {
  const asked = takeAskedKeys()
  trimAxeResults(context)
  if (context.task.result?.state !== 'pass') return
  showsItsTexts(context, asked)
  notesItsParts(context)
  await withoutTransitions(() =>
    underAFinger(async () => {
      await hasRoomForFingers()
      await readsInTheDark()
      await fitsTheNarrowestWindow()
    }),
  )
})
