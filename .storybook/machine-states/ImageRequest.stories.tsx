import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GenerateImage } from '../../packages/ui/src/screens/GenerateImage/GenerateImage.tsx'
import { inServices } from '../../packages/ui/src/screens/shared/services/servicesFrame.fixtures.tsx'

const meta = {
  title: 'Machine states/Image request',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const generateImage = {
  options: {
    styles: [
      { id: 'none', title: 'None' },
      { id: 'photorealistic', title: 'Photorealistic' },
      { id: 'digital-art', title: 'Digital art' },
      { id: 'anime', title: 'Anime' },
      { id: '3d-render', title: '3D render' },
      { id: 'watercolor', title: 'Watercolor' },
      { id: 'oil-painting', title: 'Oil painting' },
      { id: 'pixel-art', title: 'Pixel art' },
      { id: 'line-art', title: 'Line art' },
      { id: 'comic', title: 'Comic' },
    ],
    sizes: ['1024x1024', '1536x1024', '1024x1536'],
    maxImages: 4,
    maxCharacters: 4000,
    price: 10,
    fields: ['seed', 'negativePrompt'],
    refinements: ['variation', 'moreLikeThis'],
    subjects: null,
    ideas: null,
  },
  balance: 2009,
  submission: { status: 'idle' },
  runs: [],
  sendTo: { upscale: fn(), removeBackground: fn() },
  projectsHref: '/account/my-projects',
  resultsAsked: 0,
  tokenReturn: { progress: null, maxCharacters: 500, onOpen: fn(), onSubmit: fn(), onClose: fn() },
  onChange: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onRunAgain: fn(),
  onRefine: fn(),
  onStart: fn(),
  onDismiss: fn(),
  onBuyTokens: fn(),
} as const

const values = {
  prompt: 'A heron struck on a copper coin',
  negativePrompt: '',
  styles: ['none'],
  size: '1024x1024',
  count: 2,
  seed: '',
} as const

/**
 * `preparingJob`
 * - the person opens the form
 */
export const PreparingJob: Story = {
  decorators: [inServices('generate')],
  render: () => <GenerateImage {...generateImage} />,
}

/**
 * `submittingJob`
 * - the person opens the form
 * - the person asks for pictures
 */
export const SubmittingJob: Story = {
  decorators: [inServices('generate')],
  render: () => <GenerateImage {...generateImage} submission={{ status: 'submitting' }} />,
}

/**
 * `shortOfTokens`
 * - the person opens the form
 * - the person asks for pictures
 * - there are not enough tokens
 */
export const ShortOfTokens: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage {...generateImage} balance={5} submission={{ status: 'notEnoughTokens', needed: 20, balance: 5 }} />
  ),
}

/**
 * `offeringJob`
 * - the person opens the form
 * - the person asks for pictures
 * - there are not enough tokens
 * - enough tokens arrive
 */
export const OfferingJob: Story = {
  decorators: [inServices('generate')],
  render: () => <GenerateImage {...generateImage} balance={20} submission={{ status: 'offered' }} />,
}

/**
 * `followingJob.work.queued`
 * - the person opens the form
 * - the person asks for pictures
 * - the server puts the job into the queue
 */
export const FollowingJobWorkQueued: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1989}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'queued' },
            { index: 1, style: 'none', state: 'queued' },
          ],
          state: 'queued',
          offline: false,
          cancelling: false,
        },
      ]}
    />
  ),
}

/**
 * `followingJob.work.working`
 * - the person comes back to a job of before
 * - the server says: working
 */
export const FollowingJobWorkWorking: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1989}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'working', progress: 40 },
            { index: 1, style: 'none', state: 'queued' },
          ],
          state: 'working',
          offline: false,
          cancelling: false,
        },
      ]}
    />
  ),
}

/**
 * `followingJob.news.unreachable`
 * - the person opens the form
 * - the person asks for pictures
 * - the server puts the job into the queue
 * - a second passes
 * - no answer comes
 */
export const FollowingJobNewsUnreachable: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1989}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'queued' },
            { index: 1, style: 'none', state: 'queued' },
          ],
          state: 'queued',
          offline: true,
          cancelling: false,
        },
      ]}
    />
  ),
}

/**
 * `cancellingJob`
 * - the person opens the form
 * - the person asks for pictures
 * - the server puts the job into the queue
 * - the person calls it off
 */
export const CancellingJob: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1989}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'queued' },
            { index: 1, style: 'none', state: 'queued' },
          ],
          state: 'queued',
          offline: false,
          cancelling: true,
        },
      ]}
    />
  ),
}

/**
 * `delivered`
 * - the person opens the form
 * - the person asks for pictures
 * - the server delivers everything at once
 */
export const Delivered: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1989}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            {
              index: 0,
              style: 'none',
              state: 'delivered',
              projectId: '00000000-0000-4000-8000-000000000301',
              url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'darkslategray'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'peru'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
              downloadUrl: '/api/projects/00000000-0000-4000-8000-000000000301/file?download=1',
              tokenReturn: 'unavailable',
            },
            {
              index: 1,
              style: 'none',
              state: 'delivered',
              projectId: '00000000-0000-4000-8000-000000000301',
              url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'steelblue'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'aliceblue'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
              downloadUrl: '/api/projects/00000000-0000-4000-8000-000000000301/file?download=1',
              tokenReturn: 'available',
            },
          ],
          state: 'completed',
          paid: 20,
          refunded: 0,
          returned: 0,
        },
      ]}
    />
  ),
}

/**
 * `partlyDelivered`
 * - the person comes back to a job of before
 * - the server says: working
 * - a second passes
 * - the server says: partly delivered
 */
export const PartlyDelivered: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      balance={1999}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            {
              index: 0,
              style: 'none',
              state: 'delivered',
              projectId: '00000000-0000-4000-8000-000000000301',
              url: "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'darkslategray'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'peru'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
              downloadUrl: '/api/projects/00000000-0000-4000-8000-000000000301/file?download=1',
              tokenReturn: 'unavailable',
            },
            { index: 1, style: 'none', state: 'failed', reason: null },
          ],
          state: 'completed',
          paid: 10,
          refunded: 10,
          returned: 0,
        },
      ]}
    />
  ),
}

/**
 * `failedAndRefunded`
 * - the person comes back to a job of before
 * - the server says: working
 * - a second passes
 * - the server says: failed
 */
export const FailedAndRefunded: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'failed', reason: null },
            { index: 1, style: 'none', state: 'failed', reason: null },
          ],
          state: 'failed',
          paid: 0,
          refunded: 20,
          returned: 0,
        },
      ]}
    />
  ),
}

/**
 * `cancelled`
 * - the person comes back to a job of before
 * - the server says: working
 * - a second passes
 * - the server says: cancelled
 */
export const Cancelled: Story = {
  decorators: [inServices('generate')],
  render: () => (
    <GenerateImage
      {...generateImage}
      runs={[
        {
          id: 'job-0',
          values,
          cost: 20,
          seed: '42',
          images: [
            { index: 0, style: 'none', state: 'cancelled' },
            { index: 1, style: 'none', state: 'cancelled' },
          ],
          state: 'cancelled',
          paid: 0,
          refunded: 20,
          returned: 0,
        },
      ]}
    />
  ),
}
