import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ReturnTokenModal } from '../../packages/ui/src/overlays/ReturnTokenModal/ReturnTokenModal.tsx'

const meta = {
  title: 'Machine states/Token return',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const returnTokenModal = {
  open: true,
  onOpenChange: fn(),
  status: 'asking',
  left: 1,
  reasons: ['not_as_described', 'flaws', 'wrong_style', 'other'],
  maxCharacters: 500,
  errors: {},
  problem: null,
  onSubmit: fn(),
  tokens: '1 token',
  pictures: [
    {
      index: 0,
      name: 'image 1 of 2',
      url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'darkslategray'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'peru'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
    },
    {
      index: 1,
      name: 'image 2 of 2',
      url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'steelblue'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'aliceblue'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
    },
  ],
  again: { label: 'Change the settings', onClick: fn() },
} as const

/**
 * `givingReason.filling`
 * - the person looks at a result, with one return left
 * - the person finds it not good
 */
export const GivingReasonFilling: Story = {
  render: () => <ReturnTokenModal {...returnTokenModal} />,
}

/**
 * `givingReason.correcting`
 * - the person looks at a result
 * - the person finds it not good
 * - the person writes too much
 */
export const GivingReasonCorrecting: Story = {
  render: () => (
    <ReturnTokenModal
      {...returnTokenModal}
      left={3}
      errors={{ comment: 'Please keep the comment to 500 characters' }}
    />
  ),
}

/**
 * `givingReason.refused`
 * - the person looks at a result
 * - the person finds it not good
 * - the person gives a reason
 * - no answer comes
 */
export const GivingReasonRefused: Story = {
  render: () => (
    <ReturnTokenModal {...returnTokenModal} left={3} problem="The token could not be given back. Please try again." />
  ),
}

/**
 * `returningToken`
 * - the person looks at a result
 * - the person finds it not good
 * - the person gives a reason
 */
export const ReturningToken: Story = {
  render: () => <ReturnTokenModal {...returnTokenModal} status="returning" left={3} />,
}

/**
 * `tokenReturned`
 * - the person looks at a result
 * - the person finds it not good
 * - the person gives a reason
 * - the server gives the token back
 */
export const TokenReturned: Story = {
  render: () => (
    <ReturnTokenModal
      {...returnTokenModal}
      status="returned"
      left={2}
      pictures={[
        {
          index: 0,
          name: 'image 1 of 2',
          url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'darkslategray'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'peru'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
        },
      ]}
    />
  ),
}
