import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { expectTriedAgain } from '../../testing/expectTriedAgain.ts'
import { Button } from '../Button/Button.tsx'
import { DeleteIcon, DownloadIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Grid } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { cutOut, harbour, lemons, wide } from './ImageTile.fixtures.ts'
import { imageTileGuide } from './ImageTile.guide.ts'
import { ImageTile, type TileImage } from './ImageTile.tsx'

function At({ width, children }: { width: number; children: ReactNode }) {
  return <div style={{ width, maxWidth: '100%' }}>{children}</div>
}

const meta = {
  title: 'Primitives/ImageTile',
  component: ImageTile,
  parameters: { guide: imageTileGuide },
  decorators: [(Story, { parameters }) => <At width={parameters.width ?? 280}>{Story()}</At>],
  args: { name: 'image 2 of 4', image: { state: 'delivered', src: harbour } },
} satisfies Meta<typeof ImageTile>

export default meta
type Story = StoryObj<typeof meta>

const onOpen = fn()

const actions = (
  <>
    <IconButton icon={DownloadIcon} size="sm" label="Download image 2 of 4" />
    <IconButton icon={DeleteIcon} size="sm" label="Delete image 2 of 4" />
  </>
)

export const Delivered: Story = {
  args: {
    onOpen,
    caption: (
      <Text as="span" size="small" weight="medium">
        A harbour light at low water
      </Text>
    ),
    actions,
  },
  play: async ({ canvas }) => {
    onOpen.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open image 2 of 4' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(onOpen).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Download image 2 of 4' })).toHaveFocus()
  },
}

export const Waiting: Story = { args: { image: { state: 'waiting' } } }

export const Working: Story = {
  args: { image: { state: 'working', progress: 64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'image 2 of 4' })).toHaveAttribute('aria-valuenow', '64')
  },
}

export const WorkingEndUnknown: Story = { args: { image: { state: 'working' } } }

/** The image has a preview. */
export const Unfinished: Story = {
  args: { image: { state: 'working', progress: 64, preview: harbour } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'image 2 of 4, unfinished' })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'image 2 of 4' })).toHaveAttribute('aria-valuenow', '64')
  },
}

const steps: readonly TileImage[] = [
  { state: 'working', progress: 30, preview: harbour },
  { state: 'working', progress: 50, preview: 'data:image/png;base64,broken' },
  { state: 'working', progress: 70 },
  { state: 'working', progress: 90, preview: lemons },
  { state: 'delivered', src: lemons },
]

function Progressing() {
  const [step, setStep] = useState(0)
  return (
    <>
      <ImageTile name="image 2 of 4" image={steps[step] ?? { state: 'waiting' }} />
      <Button size="sm" onClick={() => setStep(step + 1)}>
        Next
      </Button>
    </>
  )
}

/** A preview remains until the next one, or the finished image, has loaded. */
export const UnfinishedUntilTheNext: Story = {
  render: () => <Progressing />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    const shown = () => canvas.findByRole('img', { name: 'image 2 of 4, unfinished' })
    await expect(await shown()).toHaveAttribute('src', harbour)
    await userEvent.click(next)
    await expect(await shown()).toHaveAttribute('src', harbour)
    await userEvent.click(next)
    await expect(await shown()).toHaveAttribute('src', harbour)
    await userEvent.click(next)
    await waitFor(async () => expect(await shown()).toHaveAttribute('src', lemons))
    await userEvent.click(next)
    await expect(await canvas.findByRole('img', { name: 'image 2 of 4' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /unfinished/ })).not.toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { image: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This one did not work out')).toBeVisible()
    await expect(canvas.getByText('You were not charged')).toBeVisible()
  },
}

export const FailedForAReason: Story = {
  args: { image: { state: 'failed', reason: 'The prompt asks for something we do not make' } },
}

export const Cancelled: Story = { args: { image: { state: 'cancelled' } } }

export const Deleted: Story = { args: { image: { state: 'deleted', words: 'Deleted from My projects' } } }

function Library() {
  const [image, setImage] = useState<TileImage>({ state: 'delivered', src: lemons })
  const onUndo = () => setImage({ state: 'delivered', src: lemons })
  return (
    <ImageTile
      name="Two lemons"
      image={image}
      actions={
        image.state === 'delivered' ? (
          <IconButton
            icon={DeleteIcon}
            size="sm"
            label="Delete Two lemons"
            onClick={() => setImage({ state: 'deleted', undo: { state: 'offered', onUndo } })}
          />
        ) : undefined
      }
    />
  )
}

/** The delete button disappears with the image; Undo takes the focus, and restores the image in its place. */
export const DeletedWithUndo: Story = {
  render: () => <Library />,
  play: async ({ canvas }) => {
    const before = canvas.getByRole('img', { name: 'Two lemons' }).parentElement?.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Two lemons' }))
    const undo = canvas.getByRole('button', { name: 'Undo deleting Two lemons' })
    await expect(undo).toHaveFocus()
    const after = undo.parentElement?.getBoundingClientRect()
    await expect(after?.height).toBe(before?.height)
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('img', { name: 'Two lemons' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Two lemons' }))
  },
}

export const BringingBack: Story = {
  args: { image: { state: 'deleted', undo: { state: 'restoring', onUndo: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bringing it back...' })).toBeDisabled()
  },
}

export const UndoFailed: Story = {
  args: { image: { state: 'deleted', undo: { state: 'failed', onUndo: fn() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It could not be brought back.')
  },
}

export const Transparent: Story = {
  args: { name: 'blue-jug.png', image: { state: 'delivered', src: cutOut }, transparent: true },
}

/** A wide file fills a square place, which remains square. */
export const OtherProportions: Story = {
  args: { image: { state: 'delivered', src: wide } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image).toHaveProperty('naturalWidth', 800))
    const { width, height } = image.getBoundingClientRect()
    await expect(height).toBeCloseTo(width, 0)
    await expect(getComputedStyle(image).objectFit).toBe('cover')
  },
}

function Choice() {
  const [selected, setSelected] = useState(false)
  return (
    <ImageTile
      name="A harbour light"
      image={{ state: 'delivered', src: harbour }}
      selected={selected}
      onSelect={setSelected}
    />
  )
}

export const Selected: Story = {
  render: () => <Choice />,
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: 'A harbour light', pressed: false })
    await userEvent.click(tile)
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(tile).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The file failed to load: the place remains and says so. */
export const ImageThatFailsToLoad: Story = {
  args: { image: { state: 'delivered', src: 'data:image/png;base64,broken' }, onOpen },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('The picture did not load')).toBeVisible())
    await expectTriedAgain(canvasElement)
    await waitFor(() => expect(canvas.getByText('The picture did not load')).toBeVisible())
  },
}

const every: readonly [string, TileImage][] = [
  ['first', { state: 'delivered', src: lemons }],
  ['second', { state: 'working', progress: 30 }],
  ['third', { state: 'waiting' }],
  ['fourth', { state: 'failed' }],
]

/** All four places of a run have the same size, in every state. */
export const EqualPlaces: Story = {
  parameters: { width: 720 },
  render: () => (
    <Grid columns="two">
      {every.map(([name, image]) => (
        <ImageTile key={name} name={name} image={image} ratio="3 / 2" />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('[data-state] > :first-child')]
    const heights = new Set(faces.map((face) => Math.round(face.getBoundingClientRect().height)))
    await expect(heights.size).toBe(1)
  },
}

/** A long note has the whole width. */
export const WithNote: Story = {
  args: {
    caption: 'Watercolor',
    actions,
    note: (
      <Text size="caption" tone="muted">
        A harbour light at low water, and the boats that lie behind it
      </Text>
    ),
  },
}

export const Tiny: Story = {
  parameters: { width: 132 },
  args: { image: { state: 'failed' }, caption: 'Watercolor' },
}

const onMark = fn()

function Markable() {
  const [marked, setMarked] = useState(false)
  const mark = (extend: boolean) => {
    onMark(extend)
    setMarked(!marked)
  }
  return (
    <div {...(marked ? { 'data-selecting': true } : {})}>
      <ImageTile
        name="A harbour light"
        image={{ state: 'delivered', src: harbour }}
        mark={{ marked, onMark: mark }}
        onOpen={onOpen}
      />
    </div>
  )
}

export const Marked: Story = {
  render: () => <Markable />,
  play: async ({ canvas, step, userEvent }) => {
    onMark.mockClear()
    onOpen.mockClear()
    const box = canvas.getByRole('checkbox', { name: 'Select A harbour light' })
    const image = canvas.getByRole('button', { name: 'Open A harbour light' })
    await step('By its box, and by keys', async () => {
      await userEvent.click(box)
      await expect(box).toBeChecked()
      await userEvent.keyboard(' ')
      await expect(box).not.toBeChecked()
      await userEvent.keyboard('{Shift>} {/Shift}')
      await expect(onMark.mock.calls).toEqual([[false], [false], [true]])
    })
    await step('A press on the image opens it, with Ctrl it marks', async () => {
      await userEvent.click(image)
      await expect(onOpen).toHaveBeenCalledOnce()
      await userEvent.keyboard('{Control>}')
      await userEvent.click(image)
      await userEvent.keyboard('{/Control}')
      await expect(box).not.toBeChecked()
      await userEvent.click(box)
    })
  },
}
