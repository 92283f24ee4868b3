import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { tokenValue } from '../fixtures/site.ts'
import {
  asking,
  cutOuts,
  limits,
  longName,
  noTouchUp,
  projectsHref,
  sendTo,
  staged,
  tokenReturn,
} from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { type Marking, RemoveBackground, type RemoveBackgroundProps } from './RemoveBackground.tsx'

const meta = {
  title: 'Screens/RemoveBackground',
  component: RemoveBackground,
  decorators: [inServices('remove_background')],
  parameters: { layout: 'fullscreen' },
  args: {
    price: 10,
    balance: 100,
    limits,
    staged: [],
    requests: [],
    sendTo: { upscale: sendTo.upscale },
    projectsHref,
    tokenReturn: { ...tokenReturn, onOpen: fn(), onSubmit: fn(), onClose: fn() },
    composing: null,
    touchUp: { ...noTouchUp, onOpen: fn(), onSave: fn(), onClose: fn() },
    marking: { open: null, onOpen: fn(), onMark: fn(), onMarkAgain: fn() },
    onFiles: fn(),
    onRemoveStaged: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onDismiss: fn(),
    onBuyTokens: fn(),
    onDownloadOnColour: fn(),
  },
} satisfies Meta<typeof RemoveBackground>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove background' })).toBeDisabled()
    await expect(canvas.getByText(/One picture is 1 token/)).toBeVisible()
  },
}

export const ImagesChosen: Story = {
  args: { staged: [staged.jug, staged.valley] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take valley-at-dawn.png away' }))
    await expect(args.onRemoveStaged).toHaveBeenCalledWith('s2')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 backgrounds · 2 tokens' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s1', 's2'])
  },
}

/** Marking is optional, so it is one quiet line. */
export const ToBeMarked: Story = {
  tags: ['!visual'],
  args: { staged: [staged.jug] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Subject not found\? Mark it/ }))
    await expect(args.marking?.onOpen).toHaveBeenCalledWith('s1')
  },
}

/** Stays open for its image. */
function OpenedByPress(props: RemoveBackgroundProps) {
  const { marking } = props
  const [open, setOpen] = useState<string | null>(null)
  const onOpen = (id: string | null) => {
    marking?.onOpen(id)
    if (id !== null) setOpen(id)
  }
  return <RemoveBackground {...props} marking={marking && { ...marking, open, onOpen }} />
}

export const BeingMarked: Story = {
  args: {
    staged: [{ ...staged.jug, box: { x: 0.22, y: 0.2, width: 0.6, height: 0.65 }, markedBy: 'person' }, staged.valley],
    marking: { open: null, onOpen: fn(), onMark: fn(), onMarkAgain: fn() },
  },
  render: (args) => <OpenedByPress {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    // Opened by a press: an element that is open from the start may render while Storybook hides it, and then cannot
    // take the focus.
    await userEvent.click(canvas.getByRole('button', { name: /^Subject marked\. Change it/ }))
    const surface = await canvas.findByRole('application', { name: 'Mark the subject of blue-jug.jpg' })
    await waitFor(() => expect(surface).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.marking?.onMark).toHaveBeenLastCalledWith('s1', { x: 0.24, y: 0.2, width: 0.6, height: 0.65 })
    await userEvent.click(canvas.getByRole('button', { name: /^Done marking/ }))
    await expect(args.marking?.onOpen).toHaveBeenLastCalledWith(null)
  },
}

/** Keeps what the person marks, as the site does. */
function Finding(props: RemoveBackgroundProps) {
  const { marking } = props
  const [staged, setStaged] = useState(props.staged)
  const onMark: Marking['onMark'] = (id, box) => {
    marking?.onMark(id, box)
    setStaged(
      staged.map((image) => {
        if (image.id !== id || image.state !== 'ready') return image
        const { box: _, markedBy: __, ...bare } = image
        return box ? { ...bare, box, markedBy: 'person' } : bare
      }),
    )
  }
  return <RemoveBackground {...props} staged={staged} marking={marking && { ...marking, onMark }} />
}

const found = { ...staged.jug, box: { x: 0.22, y: 0.2, width: 0.6, height: 0.65 }, markedBy: 'site' } as const
const words = 'We found this. Move the box if something else is meant.'

/** Open before the token is spent; it takes no focus, for nobody asked for it. */
export const SubjectFound: Story = {
  args: {
    staged: [found, staged.valley],
    marking: { open: 's1', onOpen: fn(), onMark: fn(), onMarkAgain: fn() },
  },
  render: (args) => <Finding {...args} />,
  play: async ({ canvas }) => {
    const surface = await canvas.findByRole('application', { name: 'Mark the subject of blue-jug.jpg' })
    await expect(canvas.getByText(words)).toBeVisible()
    await expect(surface).not.toHaveFocus()
    await expect(canvas.getByText(/^We found a subject in blue-jug.jpg\./)).toBeInTheDocument()
  },
}

export const SubjectFoundAndMoved: Story = {
  ...SubjectFound,
  tags: ['!visual'],
  play: async ({ canvas, args, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Mark the subject of blue-jug.jpg' })
    surface.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.marking?.onMark).toHaveBeenCalledWith('s1', { x: 0.24, y: 0.2, width: 0.6, height: 0.65 })
    await expect(canvas.getByText(words)).not.toBeVisible()
    await expect(surface).toHaveFocus()
  },
}

export const SubjectFoundAndCleared: Story = {
  ...SubjectFound,
  tags: ['!visual'],
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('application', { name: 'Mark the subject of blue-jug.jpg' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.marking?.onMark).toHaveBeenCalledWith('s1', null)
    await expect(canvas.getByText(words)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2 backgrounds · 2 tokens' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s1', 's2'])
  },
}

/** It comes while the person marks another image, which stays open. */
export const SubjectFoundMeanwhile: Story = {
  args: {
    staged: [found, { ...staged.valley, box: { x: 0.1, y: 0.5, width: 0.4, height: 0.4 }, markedBy: 'person' }],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Subject found\. Check it/ }))
    await expect(args.marking?.onOpen).toHaveBeenCalledWith('s1')
    await expect(canvas.getByRole('button', { name: /^Subject marked\. Change it/ })).toBeVisible()
  },
}

export const SubjectMarked: Story = {
  args: {
    staged: [{ ...staged.jug, box: { x: 0.22, y: 0.2, width: 0.6, height: 0.65 }, markedBy: 'person' }, staged.valley],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Subject marked\. Change it/ })).toBeVisible()
  },
}

/** The engine takes no marked subject. */
export const CannotBeMarked: Story = {
  tags: ['!visual'],
  args: { staged: [staged.jug], requests: [cutOuts.failed], marking: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Mark/ })).not.toBeInTheDocument()
  },
}

export const NoSubjectFound: Story = {
  args: { requests: [cutOuts.noSubject] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the subject and try again' }))
    await expect(args.marking?.onMarkAgain).toHaveBeenCalledWith('j1')
  },
}

export const SomeCannotBeUsed: Story = {
  args: { staged: [staged.jug, staged.reading, staged.tooMany, staged.broken] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('More than 25 megapixels.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 1 background · 1 token' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(['s1'])
  },
}

export const Sending: Story = {
  args: { requests: [cutOuts.sending] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove background' })).toBeDisabled()
  },
}

/** The next image is chosen during the upload (R224). */
export const NextWhileSending: Story = {
  tags: ['!visual'],
  args: { staged: [staged.valley], requests: [cutOuts.sending] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove 1 background · 1 token' })).toBeDisabled()
  },
}

export const InTheQueue: Story = { args: { requests: [cutOuts.queued] } }

export const Working: Story = {
  args: { requests: [cutOuts.working] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledWith('j1')
  },
}

export const Cancelling: Story = { args: { requests: [cutOuts.cancelling] } }

export const OfflineWhileWorking: Story = { args: { requests: [cutOuts.offline] } }

export const Delivered: Story = {
  args: { requests: [cutOuts.delivered] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not good?' }))
    await expect(args.tokenReturn.onOpen).toHaveBeenCalledWith('j1')
    await expect(canvas.getByRole('img', { name: 'blue-jug.jpg without its background' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Download PNG' })).toHaveAttribute(
      'href',
      '/api/projects/p-jug/file?download=1',
    )
    await expect(canvas.getByRole('link', { name: 'Upscale it' })).toHaveAttribute(
      'href',
      '/services/upscale?project=p-jug',
    )
  },
}

export const ToBeTouchedUp: Story = {
  tags: ['!visual'],
  args: { requests: [cutOuts.delivered] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Touch up' }))
    await expect(args.touchUp.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ projectId: 'p-jug', name: 'blue-jug.jpg', width: 640, height: 640 }),
    )
  },
}

export const OnAColour: Story = {
  args: { requests: [cutOuts.delivered] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mint' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download on Mint' }))
    await expect(args.onDownloadOnColour).toHaveBeenCalledWith('j1', '#bfe8d4')
  },
}

export const OnYourOwnColour: Story = {
  args: { requests: [cutOuts.delivered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own colour' }))
    await expect(canvas.getByLabelText('Your own colour', { selector: 'input' })).toHaveValue('#ffffff')
  },
}

export const MakingTheColouredFile: Story = {
  args: { requests: [cutOuts.delivered], composing: 'j1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Copper' }))
    await expect(canvas.getByRole('button', { name: 'Download on Copper' })).toBeDisabled()
  },
}

export const BeforeAndAfter: Story = {
  args: { requests: [cutOuts.delivered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Before and after' }))
    const slider = canvas.getByRole('slider', { name: 'Before and after of blue-jug.jpg' })
    slider.focus()
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await expect(slider).toHaveAttribute('aria-valuetext', '80 % Before, 20 % After')
  },
}

export const SeveralAtOnce: Story = {
  args: { requests: cutOuts.several },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show blue-jug-side.jpg: being worked on' }))
    await expect(canvas.getByRole('heading', { name: 'blue-jug-side.jpg' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show blue-jug.jpg: done' }))
    await expect(canvas.getByRole('link', { name: 'Download PNG' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { requests: [cutOuts.failed] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('You were not charged')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again · 1 token' }))
    await expect(args.onRetry).toHaveBeenCalledWith('j1')
    await userEvent.click(canvas.getByRole('button', { name: 'Put away: blue-jug.jpg' }))
    await expect(args.onDismiss).toHaveBeenCalledWith('j1')
  },
}

export const Cancelled: Story = { args: { requests: [cutOuts.cancelled] } }

export const NotEnoughTokens: Story = {
  args: { requests: [cutOuts.short], balance: 4 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy tokens' }))
    await expect(args.onBuyTokens).toHaveBeenCalledWith(6)
  },
}

export const OfferedAgainAfterBuying: Story = { args: { requests: [cutOuts.offered] } }

export const ServerUnreachable: Story = { args: { requests: [cutOuts.refused] } }

export const LongFileNames: Story = {
  args: { staged: [{ ...staged.jug, name: longName }], requests: [{ ...cutOuts.delivered, name: longName }] },
}

/** An image from My projects, named after its origin. */
export const FromMyProjects: Story = {
  parameters: { says: ['files.fromProjects'] },
  args: { staged: [{ ...staged.valley, name: 'From My projects' }] },
}

/** The server no longer has the request. */
export const RequestGone: Story = {
  parameters: { says: ['images.notFound'] },
  args: {
    requests: [{ ...cutOuts.refused, progress: { state: 'refused', message: 'This request is not here any more' } }],
  },
}

/** One image without a style: the dialog asks only for the reason. */
export const NotGood: Story = {
  args: { requests: [cutOuts.delivered], tokenReturn: { ...tokenReturn, progress: asking('j1'), onSubmit: fn() } },
  play: async ({ args, userEvent }) => {
    const reasons = await screen.findByRole('radiogroup', { name: 'What is wrong with it?' })
    await expect(within(reasons).getAllByRole('radio')).toHaveLength(3)
    await userEvent.click(within(reasons).getByRole('radio', { name: 'It has flaws' }))
    await userEvent.click(screen.getByRole('button', { name: 'Get 1 token back' }))
    await expect(args.tokenReturn.onSubmit).toHaveBeenCalledWith({ index: 0, reason: 'flaws', comment: '' })
  },
}

export const GivenBack: Story = {
  args: { requests: [cutOuts.returned] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Token given back')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Not good?' })).not.toBeInTheDocument()
  },
}

export const WithMoneyEquivalents: Story = {
  args: { tokenValue, requests: [cutOuts.offered] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Add a picture to see what it costs. One picture is 1 token, about €0.09.'),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Start · 1 token, about €0.09' })).toBeVisible()
  },
}
