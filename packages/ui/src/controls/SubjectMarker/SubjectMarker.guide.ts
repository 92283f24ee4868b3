import type { Guide } from '../../guide.ts'

export const subjectMarkerGuide = {
  purpose: 'Marks the subject of an image by a box or a point. A hint, not a crop.',
  experimental: 'several subjects and the shape of its value.',
  notFor: ['Cropping an image.'],
  do: ['Say that marking is optional and why it helps.', 'Keep the mark if the person goes back.'],
  dont: ['Do not crop the image to the mark.', 'Do not require it.'],
  content: ['The hint explains pointer and keyboard in one sentence each.'],
  parts: {
    Surface: 'The image. A drag draws a box, a tap marks a point, two fingers zoom the page.',
    Found: 'Says that the box was found, until the person changes it.',
    Box: 'The marked area; the rest is dimmed. Drag it to move, drag its corners to resize.',
    Hint: 'How to mark with pointer and keyboard.',
    Clear: 'Removes the mark. Only shown if there is one.',
    Point: 'The tapped place.',
    Corner: 'Resizes the box.',
  },
  keyboard: {
    Enter: 'Without a mark: adds a box in the middle, as Space and the arrow keys do.',
    ArrowRight: 'Moves the box by 2 % of the image, as the other arrow keys do.',
    'Shift+ArrowRight': 'Makes the box wider, ArrowLeft narrower, ArrowDown taller, ArrowUp lower.',
    Delete: 'Removes the mark, as Backspace does.',
  },
  announces: [
    'Role application, named “Mark the subject of …”, with the hint and the mark as description.',
    'Status: the mark after each change, in per cent of the image.',
  ],
} satisfies Guide
