import type { Guide } from '../../guide.ts'

export const compareSliderGuide = {
  purpose: 'Two versions of one image, with a movable line between them.',
  notFor: [
    'Two different images: show them side by side with captions.',
    'A number: TokenSlider.',
    'More than two versions: Tabs.',
  ],
  do: ['Label both sides: “Before”, “After”.', 'Use two images of the same proportions.'],
  dont: ['Do not put controls over the image.', 'Do not move the line automatically.'],
  content: ['Labels are one word each. Alternative texts describe the image, not “before picture”.'],
  parts: {
    Before: 'The original, from the start side up to the line.',
    After: 'The result, from the line to the end side.',
    Names: 'Label both images; hidden if almost nothing of their image is visible.',
    Line: 'Moves to a press anywhere on the image and follows the pointer.',
  },
  keyboard: {
    Tab: 'Moves to the slider.',
    ArrowRight: 'Shows 1 % more of the first image, in right-to-left pages less. ArrowLeft does the opposite.',
    ArrowUp: 'Shows 1 % more of the first image, ArrowDown less.',
    'Shift+ArrowRight': 'Moves by 10 %, as with every arrow key.',
    PageUp: 'Shows 10 % more of the first image, PageDown less.',
    Home: 'Shows only the second image, End only the first.',
  },
  announces: [
    'Two images with alternative texts.',
    'Role slider, named by its label, with the value “50 % Before, 50 % After”.',
  ],
} satisfies Guide
