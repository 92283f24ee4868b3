import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NotLoaded, StartUpFailed } from './StartUpFailed.tsx'

const meta = {
  title: 'Screens/StartUpFailed',
  component: StartUpFailed,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: 'The app could not start. Retry is the one way on.' } },
  },
  args: { message: 'Failed to fetch dynamically imported module', onRetry: fn() },
} satisfies Meta<typeof StartUpFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  tags: ['state:startUp.failed', 'R108'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'An error occurred during initialization' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.message)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { busy: true } }

export const LongMessage: Story = {
  args: {
    message:
      'TypeError: Failed to fetch dynamically imported module: https://mintage.example/assets/index-4f9c0a1b2c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0123456789ab.js',
  },
}

export const WithoutMessage: Story = { args: { message: '' } }

/** Over a page that was rendered on the server and can be read. */
export const OnlyTheProgramIsMissing: Story = {
  render: () => <NotLoaded />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred during initialization')
    // Links to the current page. Testing Library does not treat an anchor with an empty href as a link.
    await expect(canvas.getByText('Retry').closest('a')).toHaveAttribute('href', '')
  },
}
