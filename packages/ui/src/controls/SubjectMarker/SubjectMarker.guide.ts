import type { Guide } from '../../guide/guide.ts'

export const subjectMarkerGuide = {
  purpose:
    'A picture on which a person shows where the subject is: a box around it, or a tap on it. A hint, not a crop.',
  status: {
    stage: 'experimental',
    since: '0.1.0',
    open: 'Whether several subjects can be marked, and with it the shape of its value.',
  },
  notFor: ['Cutting a picture to a size: it is not cropped here.'],
  do: ['Say that marking is optional and what it is good for.', 'Keep the mark when the person goes back a step.'],
  dont: ['Do not crop by it.', 'Do not require it.'],
  content: ['The hint says how by hand and by keys, in one sentence each.'],
  anatomy: [
    {
      name: 'Surface',
      what: 'The picture. A drag draws a box, a tap marks a point; two fingers enlarge the page.',
      selector: '[role="application"]',
    },
    {
      name: 'Box',
      what: 'What is marked; the rest is dimmed. Its inside moves it, its four corners stretch it.',
      selector: '[data-mark="box"]',
      attributes: [{ name: 'data-mark', values: ['box'], means: 'It is drawn, not tapped.' }],
    },
    { name: 'Hint', what: 'How to mark, for the hand and for keys.', selector: 'p' },
    { name: 'Clear', what: 'Takes the mark away; there only while something is marked.', selector: 'button' },
    {
      name: 'Point',
      what: 'Where the picture was tapped.',
      selector: '[data-mark="point"]',
      attributes: [{ name: 'data-mark', values: ['point'], means: 'It is tapped, not drawn.' }],
    },
    {
      name: 'Corner',
      what: 'Stretches the box.',
      selector: '[data-mark="box"] > span',
      attributes: [{ name: 'data-corner', values: ['nw', 'ne', 'se', 'sw'], means: 'Which one.' }],
    },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Puts a box in the middle, where nothing is marked; so do Space and the arrow keys.' },
    { keys: ['ArrowRight'], does: 'Moves the box by two per cent of the picture, as do the other arrow keys.' },
    { keys: ['Shift', 'ArrowRight'], does: 'Makes it wider; ArrowLeft narrower, ArrowDown taller, ArrowUp lower.' },
    { keys: ['Delete'], does: 'Takes the mark away, as Backspace does.' },
  ],
  announces: [
    'Role application, "Mark the subject of" and the name of the picture; the hint and what is marked as its description.',
    'What is marked after each change, in per cent of the picture, as a status.',
  ],
  peers: [
    {
      name: 'react-image-crop 11.1.2',
      better: [
        'A tap marks a point; theirs needs a drag.',
        'Says in words what is marked after each change.',
        'However small the box is, its middle still moves it.',
      ],
      notYet: ['Theirs also holds a ratio, and stretches by its sides.'],
    },
  ],
} satisfies Guide
