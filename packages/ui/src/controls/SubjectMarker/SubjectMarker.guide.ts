import type { Guide } from '../../guide/guide.ts'

export const subjectMarkerGuide = {
  purpose:
    'A picture on which a person shows where the subject is: a box around it, or a tap on it. A hint, not a crop.',
  experimental: 'Whether several subjects can be marked, and with it the shape of its value.',
  notFor: ['Cutting a picture to a size: it is not cropped here.'],
  do: ['Say that marking is optional and what it is good for.', 'Keep the mark when the person goes back a step.'],
  dont: ['Do not crop by it.', 'Do not require it.'],
  content: ['The hint says how by hand and by keys, in one sentence each.'],
  parts: {
    Surface: 'The picture. A drag draws a box, a tap marks a point; two fingers enlarge the page.',
    Box: 'What is marked; the rest is dimmed. Its inside moves it, its four corners stretch it.',
    Hint: 'How to mark, for the hand and for keys.',
    Clear: 'Takes the mark away; there only while something is marked.',
    Point: 'Where the picture was tapped.',
    Corner: 'Stretches the box.',
  },
  keyboard: {
    Enter: 'Puts a box in the middle, where nothing is marked; so do Space and the arrow keys.',
    ArrowRight: 'Moves the box by two per cent of the picture, as do the other arrow keys.',
    'Shift+ArrowRight': 'Makes it wider; ArrowLeft narrower, ArrowDown taller, ArrowUp lower.',
    Delete: 'Takes the mark away, as Backspace does.',
  },
  announces: [
    'Role application, "Mark the subject of" and the name of the picture; the hint and what is marked as its description.',
    'What is marked after each change, in per cent of the picture, as a status.',
  ],
} satisfies Guide
