import type { StoryObj } from '@storybook/react-vite'

/** +47 22 22 55 55 in various formats. */
export const norwegianNumber = [
  '+47 22 22 55 55',
  '0047 22 22 55 55',
  'tel:+47-22-22-55-55;ext=12',
  '＋４７ ２２ ２２ ５５ ５５',
  '\u200F+٤٧ ٢٢ ٢٢ ٥٥ ٥٥',
  `Call (+47) 22 22 55 55, or come by. ${'We are open. '.repeat(800)}`,
]

/** The area code decides among countries with one dial code. */
export const sharedDialCodes = [
  ['+1 212', 'US'],
  ['+1 416', 'CA'],
  ['+1 876', 'JM'],
  ['+7 701', 'KZ'],
  ['+7 916', 'RU'],
  ['+44 1534', 'JE'],
] as const

/** The value of one of the field's hidden inputs. */
export const hidden = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** The country's button, after the countries have loaded. */
export const ready = (canvas: Canvas) => canvas.findByRole('button', { name: /Country code/ })
export const number = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
