import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkerboard } from '../../primitives/Checkerboard/Checkerboard.tsx'
import { choiceGroupGuide } from './ChoiceGroup.guide.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const meta = {
  title: 'Controls/ChoiceGroup',
  component: ChoiceGroup,
  parameters: { guide: choiceGroupGuide },
  args: {
    name: 'factor',
    label: 'Factor',
    options: [
      { value: '2', label: '2x' },
      { value: '4', label: '4x' },
    ],
    defaultValue: '2',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

const styles = [
  'None',
  'Photorealistic',
  'Digital art',
  'Anime',
  '3D render',
  'Watercolor',
  'Oil painting',
  'Pixel art',
].map((label) => ({ value: label, label }))

const sizes = ['1024x1024', '1536x1024', '1024x1536'].map((label) => ({ value: label, label }))

export const Segmented: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Factor' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '4x' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('4')
    await expect(canvas.getByRole('radio', { name: '2x' })).not.toBeChecked()
  },
}

export const ThreeSegments: Story = {
  args: { name: 'size', label: 'Size', options: sizes, defaultValue: '1536x1024' },
}

export const Chips: Story = {
  args: { name: 'style', label: 'Style', looks: 'chips', options: styles, defaultValue: 'Watercolor' },
}

export const Cards: Story = {
  args: {
    name: 'style',
    label: 'Style',
    looks: 'cards',
    options: styles.slice(0, 4).map((option) => ({
      ...option,
      media: <Checkerboard style={{ aspectRatio: '4 / 3' }} />,
    })),
    defaultValue: 'Photorealistic',
  },
}

export const CardsWithDetails: Story = {
  args: {
    name: 'size',
    label: 'Size',
    looks: 'cards',
    options: [
      { value: '1024x1024', label: 'Square', detail: '1024 × 1024' },
      { value: '1536x1024', label: 'Landscape', detail: '1536 × 1024' },
      { value: '1024x1536', label: 'Portrait', detail: '1024 × 1536' },
    ],
    defaultValue: '1024x1024',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Square 1024 × 1024' })).toBeChecked()
  },
}

export const NothingChosen: Story = {
  render: ({ defaultValue: _, ...args }) => <ChoiceGroup {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '2x' })).toHaveFocus()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: '2x' })).toBeChecked()
  },
}

const chosen = (canvas: { getByRole: (role: string, options: object) => HTMLElement }, name: string) =>
  waitFor(async () => {
    await expect(canvas.getByRole('radio', { name })).toBeChecked()
    await expect(canvas.getByRole('radio', { name })).toHaveFocus()
  })

export const ByKeyboard: Story = {
  args: { name: 'size', label: 'Size', options: sizes, defaultValue: '1024x1024' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await chosen(canvas, '1024x1024')
    await userEvent.keyboard('{ArrowRight}')
    await chosen(canvas, '1536x1024')
    await userEvent.keyboard('{ArrowDown}')
    await chosen(canvas, '1024x1536')
    await userEvent.keyboard('{ArrowRight}')
    await chosen(canvas, '1024x1024')
    await userEvent.keyboard('{ArrowUp}')
    await chosen(canvas, '1024x1536')
    await userEvent.keyboard('{ArrowLeft}')
    await chosen(canvas, '1536x1024')
    await userEvent.keyboard('{Home}')
    await chosen(canvas, '1024x1024')
    await userEvent.keyboard('{End}')
    await chosen(canvas, '1024x1536')
    await expect(args.onValueChange).toHaveBeenCalledTimes(7)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1024x1536' })).not.toHaveFocus()
  },
}

/** A held key chooses once, not twice. */
export const ByAHeldKey: Story = {
  args: { name: 'size', label: 'Size', options: sizes, defaultValue: '1024x1024' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight>}')
    await chosen(canvas, '1536x1024')
    await userEvent.keyboard('{/ArrowRight}')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('1536x1024')
  },
}

/** On a busy page the focus follows the key late, and still counts as keyboard focus. */
export const ByAKeyOnABusyPage: Story = {
  tags: ['!visual'],
  args: { name: 'size', label: 'Size', options: sizes, defaultValue: '1024x1024' },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const work = ({ timeStamp }: KeyboardEvent) => {
      while (performance.now() - timeStamp < 700);
    }
    canvas.getByRole('radio', { name: '1024x1024' }).addEventListener('keydown', work, { once: true })
    await userEvent.keyboard('{ArrowRight}')
    await chosen(canvas, '1536x1024')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
}

/** The first option is on the right, and Arrow Left moves forward. */
export const RightToLeft: Story = {
  args: {
    name: 'size',
    label: 'الحجم',
    options: ['مربع', 'أفقي', 'عمودي'].map((label) => ({ value: label, label })),
    defaultValue: 'مربع',
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('radiogroup')).direction).toBe('rtl'))
    const place = (name: string) => canvas.getByRole('radio', { name }).getBoundingClientRect().left
    await expect(place('مربع')).toBeGreaterThan(place('أفقي'))
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await chosen(canvas, 'أفقي')
    await userEvent.keyboard('{ArrowRight}')
    await chosen(canvas, 'مربع')
  },
}

export const InAForm: Story = {
  tags: ['!visual'],
  render: (args) => (
    <form>
      <ChoiceGroup {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = () => new FormData(canvasElement.querySelector('form') ?? undefined).getAll('factor')
    await expect(sent()).toEqual(['2'])
    await userEvent.click(canvas.getByRole('radio', { name: '4x' }))
    await waitFor(() => expect(sent()).toEqual(['4']))
  },
}

export const WithHint: Story = { args: { hint: '4x takes four times as many pixels, and costs the same.' } }

export const WithError: Story = {
  args: { error: 'Choose a factor of 2x or 4x.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose a factor of 2x or 4x.')
  },
}

export const WithAnOptionOutOfUse: Story = {
  args: {
    name: 'size',
    label: 'Size',
    options: sizes.map((option) => ({ ...option, disabled: option.value === '1536x1024' })),
    defaultValue: '1024x1024',
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await chosen(canvas, '1024x1536')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongLabels: Story = {
  args: {
    name: 'look',
    label: 'Darstellung',
    options: ['Fotorealistisch', 'Digitale Malerei', 'Donaudampfschifffahrtsgesellschaft'].map((label) => ({
      value: label,
      label,
    })),
    defaultValue: 'Fotorealistisch',
  },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth)
  },
}
