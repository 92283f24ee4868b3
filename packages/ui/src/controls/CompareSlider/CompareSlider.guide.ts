import type { Guide } from '../../guide/guide.ts'

export const compareSliderGuide = {
  purpose:
    'Two states of one picture, one over the other, with a line between them that shows more of the one or of the other.',
  notFor: [
    'Two different pictures: side by side, each with its caption.',
    'A number: TokenSlider.',
    'More than two states: Tabs over one picture.',
  ],
  do: ['Name both sides: “Before”, “After”.', 'Hand it two pictures of the same proportions.'],
  dont: ['Do not put a control over the picture.', 'Do not move the line by itself.'],
  content: ['Names are one word each. The alternative texts say what is seen, not “before picture”.'],
  parts: {
    Before: 'The picture as it came in, from where reading begins up to the line.',
    After: 'What was made of it, from the line on.',
    Names: 'Say which is which, and go when almost nothing of theirs is left to see.',
    Line: 'Goes where one presses, anywhere on the picture, and follows the pointer.',
  },
  keyboard: {
    Tab: 'Moves to the slider; the whole picture is outlined.',
    ArrowRight: 'One per cent more of the first picture; from right to left, less. ArrowLeft the other way.',
    ArrowUp: 'One per cent more of the first picture; ArrowDown less.',
    'Shift+ArrowRight': 'Ten per cent at once, as with every arrow.',
    PageUp: 'Ten per cent more of the first picture; PageDown less.',
    Home: 'Nothing of the first picture; End nothing of the second.',
  },
  announces: [
    'Two images, each with its text.',
    'Role slider, its label, and its value in words: "50 % Before, 50 % After".',
  ],
} satisfies Guide
