import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { expectTriedAgain } from '../../testing/expectTriedAgain.ts'
import { hills } from '../fixtures/hills.ts'
import { narrow } from '../fixtures/narrow.ts'
import { expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { Modal, ModalFooter } from '../Modal/Modal.tsx'
import { imageViewerGuide } from './ImageViewer.guide.ts'
import { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx'

function Turning({ index: start, onIndexChange, ...rest }: ImageViewerProps) {
  const [index, setIndex] = useState(start)
  const turn = (next: number) => {
    setIndex(next)
    onIndexChange(next)
  }
  return <ImageViewer {...rest} index={index} onIndexChange={turn} />
}

const one = { width: 1024, height: 1024, caption: 'Hills at sunrise, 1024 x 1024' }

const meta = {
  title: 'Overlays/ImageViewer',
  component: ImageViewer,
  parameters: {
    guide: imageViewerGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onIndexChange: fn(),
    index: 0,
    images: [
      { ...one, src: hills('#c9713d', '#1f5a4c'), alt: 'Copper sky over green hills' },
      { ...one, src: hills('#8fc9b4', '#123632'), alt: 'Mint sky over dark hills' },
      { ...one, src: hills('#e9d9c0', '#7a4526'), alt: 'Paper sky over copper hills' },
    ],
    actions: (
      <Button size="sm" tone="neutral">
        Download
      </Button>
    ),
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof ImageViewer>

export default meta
type Story = StoryObj<typeof meta>

const shows = async (name: string) =>
  waitFor(async () => expect(await screen.findByRole('img', { name })).toBeVisible())
const copper = 'Copper sky over green hills'
const mint = 'Mint sky over dark hills'
const paper = 'Paper sky over copper hills'

export const Several: Story = {
  play: async ({ args, step }) => {
    await shows(copper)
    await step('Arrow keys turn, round the end', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await shows(mint)
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
      await shows(paper)
    })
    await step('Home and End go to the ends', async () => {
      await userEvent.keyboard('{Home}')
      await shows(copper)
      await userEvent.keyboard('{End}')
      await shows(paper)
    })
    await step('The button turns too, and the place is announced', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
      await expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
    })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Single: Story = {
  args: { images: [{ ...one, src: hills('#c9713d', '#1f5a4c'), alt: copper }] },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Picture viewer' })
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await userEvent.keyboard('{ArrowRight}{End}')
    await expect(args.onIndexChange).not.toHaveBeenCalled()
  },
}

export const Enlarged: Story = {
  play: async ({ args, step }) => {
    await shows(copper)
    const width = () => screen.getByRole('img').getBoundingClientRect().width
    const fitting = width()
    const region = () => screen.getByRole('region', { name: 'enlarged to 400 %' })
    await step('Plus enlarges in two steps, and says so', async () => {
      await userEvent.keyboard('+')
      await expect(width()).toBeCloseTo(fitting * 2, 0)
      await userEvent.keyboard('++')
      await expect(width()).toBeCloseTo(fitting * 4, 0)
      await expect(screen.getByRole('status')).toHaveTextContent('1 of 3, enlarged to 400 %')
      await expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('The middle stays in the middle, and the arrow keys move over the image', async () => {
      const { scrollLeft, scrollWidth, clientWidth } = region()
      await expect(Math.abs(scrollLeft - (scrollWidth - clientWidth) / 2)).toBeLessThan(2)
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(region().scrollLeft).toBeGreaterThan(scrollLeft))
      await userEvent.keyboard('{ArrowDown}')
      await expect(args.onIndexChange).not.toHaveBeenCalled()
    })
    await step('Zero fits it again, a double press enlarges, another image begins fitting', async () => {
      await userEvent.keyboard('0')
      await expect(width()).toBeCloseTo(fitting, 0)
      await userEvent.dblClick(screen.getByRole('img'))
      await expect(width()).toBeCloseTo(fitting * 2, 0)
      await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
      await shows(mint)
      await waitFor(() => expect(width()).toBeCloseTo(fitting, 0))
    })
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus()
  },
}

const swipe = (from: number, to: number) => {
  const at = (clientX: number) => ({ pointerType: 'touch', isPrimary: true, clientX, clientY: 300 })
  const target = screen.getByRole('img')
  fireEvent.pointerDown(target, at(from))
  fireEvent.pointerUp(target, at(to))
}

export const BySwipes: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await shows(copper)
    swipe(200, 180)
    await expect(args.onIndexChange).not.toHaveBeenCalled()
    swipe(300, 100)
    await shows(mint)
    swipe(100, 300)
    await shows(copper)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await shows(copper)
    const next = screen.getByRole('button', { name: 'Next picture' }).getBoundingClientRect()
    await expect(next.left).toBeLessThan(window.innerWidth / 2)
    await userEvent.keyboard('{ArrowLeft}')
    await shows(mint)
    await userEvent.keyboard('{ArrowRight}')
    await shows(copper)
    swipe(100, 300)
    await shows(mint)
  },
}

export const CannotBeLoaded: Story = {
  args: { images: [{ ...one, src: 'data:image/png;base64,AAAA', alt: copper }] },
  play: async () => {
    const alert = await screen.findByRole('alert')
    await expect(alert).toHaveTextContent('This picture could not be loaded.')
    await expect(alert).toHaveTextContent(copper)
    await expectTriedAgain(document.body)
    await screen.findByRole('alert')
  },
}

/** The image is loading: the viewer says so, and can be closed. */
export const Loading: Story = {
  parameters: { msw: { handlers: [] } },
  args: { images: [{ ...one, src: '/never/answered.png', alt: copper }] },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('Loading the picture')).toBeInTheDocument())
    await expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

const prompt = 'Copper sky over green hills, oil on canvas, a low sun behind thin clouds, long shadows. '.repeat(24)

export const LongPrompt: Story = {
  ...narrow,
  args: { images: [{ ...one, src: hills('#c9713d', '#1f5a4c'), alt: prompt, caption: prompt }] },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expectNoSidewaysScroll(dialog)
    await waitFor(() => expect(within(dialog).getByRole('group')).toHaveAttribute('tabindex', '0'))
    await expect((await tabAround(dialog)).length).toBe(5)
  },
}

function OverAModal(props: ImageViewerProps) {
  const [viewing, setViewing] = useState(false)
  return (
    <>
      <Modal open onOpenChange={props.onOpenChange} title="Request of 20 November">
        <ModalFooter>
          <Button onClick={() => setViewing(true)}>Look at the picture</Button>
        </ModalFooter>
      </Modal>
      <Turning {...props} open={viewing} onOpenChange={setViewing} />
    </>
  )
}

export const OverAnotherDialog: Story = {
  tags: ['!visual'],
  render: (args) => <OverAModal {...args} />,
  play: async ({ args }) => {
    const opener = await screen.findByRole('button', { name: 'Look at the picture' })
    await userEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Picture viewer' })
    await userEvent.keyboard('{ArrowRight}')
    await shows(mint)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
