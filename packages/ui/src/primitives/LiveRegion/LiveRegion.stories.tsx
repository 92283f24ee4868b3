import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { liveRegionGuide } from './LiveRegion.guide.ts'
import { LiveRegion } from './LiveRegion.tsx'

const meta = {
  title: 'Primitives/LiveRegion',
  component: LiveRegion,
  parameters: {
    guide: liveRegionGuide,
  },
  args: { message: '' },
} satisfies Meta<typeof LiveRegion>

export default meta
type Story = StoryObj<typeof meta>

function Announcer() {
  const [message, setMessage] = useState('')
  return (
    <>
      <Button onClick={() => setMessage('Picture 1 of 4 is ready')}>Finish a picture</Button>
      <LiveRegion message={message} />
    </>
  )
}

export const Announces: Story = {
  render: () => <Announcer />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Picture 1 of 4 is ready')
  },
}

export const Assertive: Story = {
  tags: ['!visual'],
  args: { assertive: true, message: 'The connection is gone. Nothing is lost.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is gone.')
  },
}
