import type { Guide } from '../../guide/guide.ts'
import { dialogParts } from '../../guide/parts.ts'

export const cutoutEditorGuide = {
  purpose:
    'Touches up a cut-out by hand: a brush that brings parts of the picture back, and one that erases. In the browser, so it costs nothing.',
  status: {
    stage: 'experimental',
    since: '0.1.0',
    open: 'The shape of the mask that it hands over, and whether a soft brush joins the two.',
  },
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
  anatomy: [
    { name: 'Steps and zoom', what: 'Undo, redo, smaller, larger.', selector: 'fieldset > div:first-child button' },
    {
      name: 'Surface',
      what: 'The cut-out on squares; the original shines through where it is erased. One pointer paints, two fingers move and enlarge.',
      selector: '[role="application"]',
      attributes: [
        {
          name: 'data-mode',
          values: ['restore', 'erase'],
          rare: ['move'],
          means: 'The brush: bring back, erase, or move the picture.',
        },
      ],
    },
    { name: 'Brush', what: 'Bring back, erase, or move the picture.', selector: '[role="radiogroup"]' },
    { name: 'Size', what: 'Of the brush on the screen: closer is finer.', selector: 'input[type="range"]' },
    {
      name: 'Done',
      what: 'Hands the mask over; whoever keeps it closes the editor.',
      selector: 'fieldset > div:nth-of-type(3) > div:last-child > button:last-child',
    },
    ...dialogParts,
    {
      name: 'Ring',
      what: 'Where the brush is, and how large.',
      selector: '[role="application"] > span',
      attributes: [{ name: 'data-ring', values: ['mouse', 'keys'], means: 'What moves it.' }],
    },
  ],
  keyboard: [
    { keys: ['ArrowRight'], does: 'Moves the brush, as do the other arrow keys; with Shift further.' },
    { keys: ['Space'], does: 'Paints as long as it is held; with the arrow keys, a line.' },
    { keys: ['B'], does: 'Brush that brings back. E erases, H moves the picture.' },
    { keys: ['['], does: 'A smaller brush; ] a larger one.' },
    { keys: ['+'], does: 'Enlarges; - goes back, 0 shows the whole picture.' },
    { keys: ['Control', 'Z'], does: 'Takes the last stroke back; with Shift, does it again.' },
    { keys: ['Escape'], does: 'Closes; asks first where strokes would be lost.' },
  ],
  announces: [
    'Role dialog, "Touch up"; role application, "Cut-out of" and the name, with its keys as the description.',
    'What each stroke and step did, the size of the brush, the enlargement, and where the brush is: kept, removed or an edge; as a status.',
  ],
  peers: [
    {
      name: 'remove.bg magic brush',
      better: [
        'The brush is moved and held by keys, and says what is under it.',
        'Works at the size of the picture, of whatever size; theirs is made from a smaller one in the free version.',
      ],
      notYet: [
        'Theirs follows the edge of the subject under the brush.',
        'Theirs also puts shadows and backgrounds behind it.',
      ],
    },
  ],
} satisfies Guide
