import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { noticeGuide } from './Notice.guide.ts'
import { Notice, noticeTones } from './Notice.tsx'

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  parameters: {
    guide: noticeGuide,
  },
  args: { children: 'You were not charged.' },
  argTypes: { tone: { control: 'select', options: noticeTones } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Failure: Story = {
  args: { tone: 'critical', title: 'The picture could not be made' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The picture could not be made')
  },
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
}

export const WithAnAction: Story = {
  args: {
    tone: 'caution',
    title: 'Not enough tokens',
    children: 'This costs 4 tokens and you have 1.5.',
    action: (
      <Button size="sm" tone="neutral">
        Buy tokens
      </Button>
    ),
  },
}

/** A notice in the first render is not announced, because nothing happened. */
export const ThereFromTheStart: Story = {
  args: { tone: 'caution', title: 'Your email address is not verified', live: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const LongWords: Story = {
  args: { tone: 'critical', title: 'IMG_20261118_121055_with_a_file_name_that_a_phone_made_up.webp' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Notice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth)
  },
}
