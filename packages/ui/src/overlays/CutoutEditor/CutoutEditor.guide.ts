import type { Guide } from '../../guide/guide.ts'

export const cutoutEditorGuide = {
  purpose:
    'Touches up a cut-out by hand: a brush that brings parts of the picture back, and one that erases. In the browser, so it costs nothing.',
  experimental: 'The shape of the mask that it hands over, and whether a soft brush joins the two.',
  notFor: [
    'Showing where a subject is before it is cut out: SubjectMarker.',
    'Looking at a picture: ImageViewer.',
    'Comparing before and after: CompareSlider.',
  ],
  do: ['Load it when it is asked for: it is heavy.', 'Keep the mask until the person is done.'],
  dont: [
    'Do not send strokes while they are drawn.',
    'Do not offer it where the result can be told from the original without it.',
  ],
  content: ['Tools by what they do to the cut-out: “Bring back”, “Erase”.'],
  parts: {
    'Steps and zoom': 'Undo, redo, smaller, larger.',
    Surface:
      'The cut-out on squares; the original shines through where it is erased. One pointer paints, two fingers move and enlarge.',
    Brush: 'Bring back, erase, or move the picture.',
    Size: 'Of the brush on the screen: closer is finer.',
    Done: 'Hands the mask over; whoever keeps it closes the editor.',
    Ring: 'Where the brush is, and how large.',
  },
  keyboard: {
    ArrowRight: 'Moves the brush, as do the other arrow keys; with Shift further.',
    Space: 'Paints as long as it is held; with the arrow keys, a line.',
    B: 'Brush that brings back. E erases, H moves the picture.',
    '[': 'A smaller brush; ] a larger one.',
    '+': 'Enlarges; - goes back, 0 shows the whole picture.',
    'Control+Z': 'Takes the last stroke back; with Shift, does it again.',
    Escape: 'Closes; asks first where strokes would be lost.',
  },
  announces: [
    'Role dialog, "Touch up"; role application, "Cut-out of" and the name, with its keys as the description.',
    'What each stroke and step did, the size of the brush, the enlargement, and where the brush is: kept, removed or an edge; as a status.',
  ],
} satisfies Guide
