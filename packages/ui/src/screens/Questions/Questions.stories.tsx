import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Container } from '../../primitives/Container/Container.tsx'
import { inMain } from '../fixtures/frames.tsx'
import { Questions } from './Questions.tsx'
import { buyingQuestions } from './questionGroups.ts'

const meta = {
  title: 'Screens/Parts/Questions',
  component: Questions,
  // Each row extends slightly into the gutter of the page.
  decorators: [(Story) => <Container>{Story()}</Container>, inMain],
  parameters: {
    docs: { description: { component: 'Questions that open onto their answers: the browser’s own disclosure.' } },
  },
  args: { ids: buyingQuestions },
} satisfies Meta<typeof Questions>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** Tab stops at each question; Enter or Space opens it natively. */
export const AnswerOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const question = canvasElement.querySelector('summary') ?? document.body
    await userEvent.tab()
    await expect(question).toHaveFocus()
    await userEvent.click(question)
    await expect(canvas.getByText(/The first 10 tokens are free/)).toBeVisible()
  },
}
