import type { Guide } from '../../guide/guide.ts'

export const compareSliderGuide = {
  purpose:
    'Two states of one picture, one over the other, with a line between them that shows more of the one or of the other.',
  status: { stage: 'stable', since: '0.1.0' },
  notFor: [
    'Two different pictures: side by side, each with its caption.',
    'A number: TokenSlider.',
    'More than two states: Tabs over one picture.',
  ],
  do: ['Name both sides: “Before”, “After”.', 'Hand it two pictures of the same proportions.'],
  dont: ['Do not put a control over the picture.', 'Do not move the line by itself.'],
  content: ['Names are one word each. The alternative texts say what is seen, not “before picture”.'],
  anatomy: [
    {
      name: 'Before',
      what: 'The picture as it came in, from where reading begins up to the line.',
      selector: 'img:nth-of-type(2)',
    },
    { name: 'After', what: 'What was made of it, from the line on.', selector: 'img:nth-of-type(1)' },
    {
      name: 'Names',
      what: 'Say which is which, and go when almost nothing of theirs is left to see.',
      selector: '[data-gone]',
      attributes: [
        { name: 'data-gone', values: ['true', 'false'], means: 'Almost nothing of its picture is left to see.' },
      ],
    },
    {
      name: 'Line',
      what: 'Goes where one presses, anywhere on the picture, and follows the pointer.',
      selector: 'span:has(> span)',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the slider; the whole picture is outlined.' },
    {
      keys: ['ArrowRight'],
      does: 'One per cent more of the first picture; from right to left, less. ArrowLeft the other way.',
    },
    { keys: ['ArrowUp'], does: 'One per cent more of the first picture; ArrowDown less.' },
    { keys: ['Shift', 'ArrowRight'], does: 'Ten per cent at once, as with every arrow.' },
    { keys: ['PageUp'], does: 'Ten per cent more of the first picture; PageDown less.' },
    { keys: ['Home'], does: 'Nothing of the first picture; End nothing of the second.' },
  ],
  announces: [
    'Two images, each with its text.',
    'Role slider, its label, and its value in words: "50 % Before, 50 % After".',
  ],
  peers: [
    {
      name: 'react-compare-slider 4.0.0',
      better: [
        'Says its value in words and by the names of the pictures; theirs is a bare number.',
        'Follows the direction of the page; Home, End and the Page keys work.',
        'The whole picture answers to a finger, and one that scrolls past leaves the line where it was; on touch screens theirs answers at the handle only, unless told otherwise.',
      ],
      notYet: [
        'Theirs also stands upright, takes any content instead of two images, and can be controlled from outside.',
        'Theirs can be told to follow the pointer without a press.',
      ],
    },
  ],
} satisfies Guide
