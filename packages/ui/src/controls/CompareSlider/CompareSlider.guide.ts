import type { Guide } from '../../guide.ts'

export const compareSliderGuide = {
  purpose: 'Two versions of one picture, with a movable line between them.',
  notFor: [
    'Two different pictures: show them side by side with captions.',
    'A number: TokenSlider.',
    'More than two versions: Tabs.',
  ],
  do: ['Label both sides: “Before”, “After”.', 'Use two pictures of the same proportions.'],
  dont: ['Do not put controls over the picture.', 'Do not move the line automatically.'],
  content: ['Labels are one word each. Alternative texts describe the picture, not “before picture”.'],
  parts: {
    Before: 'The original, from the start side up to the line.',
    After: 'The result, from the line to the end side.',
    Names: 'Label both pictures; hidden if almost nothing of their picture is visible.',
    Line: 'Moves to a press anywhere on the picture and follows the pointer.',
  },
  keyboard: {
    Tab: 'Moves to the slider.',
    ArrowRight: 'Shows 1 % more of the first picture, in right-to-left pages less. ArrowLeft does the opposite.',
    ArrowUp: 'Shows 1 % more of the first picture, ArrowDown less.',
    'Shift+ArrowRight': 'Moves by 10 %, as with every arrow key.',
    PageUp: 'Shows 10 % more of the first picture, PageDown less.',
    Home: 'Shows only the second picture, End only the first.',
  },
  announces: [
    'Two images with alternative texts.',
    'Role slider, named by its label, with the value “50 % Before, 50 % After”.',
  ],
} satisfies Guide
