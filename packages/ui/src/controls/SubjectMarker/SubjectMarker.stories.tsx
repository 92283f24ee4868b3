import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { hills } from '../../overlays/fixtures/hills.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { subjectMarkerGuide } from './SubjectMarker.guide.ts'
import { SubjectMarker, type SubjectMarkerProps } from './SubjectMarker.tsx'

function Marking({ value: start, onChange, ...rest }: SubjectMarkerProps) {
  const [value, setValue] = useState(start)
  return (
    <SubjectMarker
      {...rest}
      value={value}
      onChange={(box) => {
        setValue(box)
        onChange(box)
      }}
    />
  )
}

const meta = {
  title: 'Controls/SubjectMarker',
  component: SubjectMarker,
  parameters: { guide: subjectMarkerGuide },
  args: {
    src: hills('#c9713d', '#1f5a4c'),
    name: 'hills.jpg',
    width: 1024,
    height: 1024,
    value: null,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 392 }}>{Story()}</div>],
  render: (args) => <Marking {...args} />,
} satisfies Meta<typeof SubjectMarker>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The surface without pointer capture, which fails for synthetic pointers. */
const surfaceOf = (canvas: Canvas) => {
  const surface = canvas.getByRole('application', { name: 'Mark the subject of hills.jpg' })
  surface.setPointerCapture = () => undefined
  return surface
}

const at = (surface: Element, x: number, y: number, pointerType = 'mouse') => {
  const { left, top, width, height } = surface.getBoundingClientRect()
  return { clientX: left + width * x, clientY: top + height * y, pointerId: 7, button: 0, pointerType }
}

const drag = (surface: Element, from: readonly [number, number], to: readonly [number, number], type = 'mouse') => {
  fireEvent.pointerDown(surface, at(surface, ...from, type))
  fireEvent.pointerMove(surface, at(surface, ...to, type))
  fireEvent.pointerUp(surface, at(surface, ...to, type))
}

const marked = { x: 0.2, y: 0.3, width: 0.5, height: 0.4 }

export const NothingMarked: Story = {
  play: async ({ canvas }) => {
    await expect(surfaceOf(canvas)).toHaveAccessibleDescription(/^Drag a box .* Nothing is marked\.$/)
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  },
}

export const BoxDrawn: Story = {
  play: async ({ canvas, args, step }) => {
    const surface = surfaceOf(canvas)
    await step('A drag draws a box', async () => {
      drag(surface, [0.2, 0.3], [0.7, 0.7])
      await expect(args.onChange).toHaveBeenLastCalledWith({
        x: expect.closeTo(0.2, 1),
        y: expect.closeTo(0.3, 1),
        width: expect.closeTo(0.5, 1),
        height: expect.closeTo(0.4, 1),
      })
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Subject marked: 20 to 70 percent across, 30 to 70 percent down.',
      )
    })
    await step('Its middle moves it, a corner stretches it', async () => {
      drag(surface, [0.45, 0.5], [0.5, 0.4])
      await expect(canvas.getByRole('status')).toHaveTextContent('25 to 75 percent across, 20 to 60 percent down.')
      drag(surface, [0.75, 0.6], [0.9, 0.9])
      await expect(canvas.getByRole('status')).toHaveTextContent('25 to 90 percent across, 20 to 90 percent down.')
    })
  },
}

export const Tapped: Story = {
  play: async ({ canvas, args }) => {
    drag(surfaceOf(canvas), [0.4, 0.6], [0.4, 0.6], 'touch')
    const { calls } = (args.onChange as ReturnType<typeof fn>).mock
    await expect(calls).toHaveLength(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Subject marked at 40 percent across, 60 percent down.')
  },
}

/** The browser takes over the finger, so the box is restored. */
export const TakenAway: Story = {
  tags: ['!visual'],
  args: { value: marked },
  play: async ({ canvas, args }) => {
    const surface = surfaceOf(canvas)
    fireEvent.pointerDown(surface, at(surface, 0.4, 0.5, 'touch'))
    fireEvent.pointerMove(surface, at(surface, 0.5, 0.6, 'touch'))
    fireEvent.pointerCancel(surface, at(surface, 0.5, 0.6, 'touch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Marked: Story = {
  args: { value: marked },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onChange).toHaveBeenCalledWith(null)
    await expect(surfaceOf(canvas)).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is marked.')
    await userEvent.keyboard('{Enter}')
  },
}

/** Found by the site: it says so until the person changes it. */
export const Found: Story = {
  args: { value: marked, found: true },
  play: async ({ canvas, args }) => {
    const surface = surfaceOf(canvas)
    await expect(canvas.getByText('We found this. Move the box if something else is meant.')).toBeVisible()
    await expect(surface).toHaveAccessibleDescription(/^We found this\./)
    drag(surface, [0.45, 0.5], [0.5, 0.4])
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

/** Shown at the press of a button, as on the page: it takes the focus. */
function Opened(props: SubjectMarkerProps) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? <Marking {...props} autoFocus /> : <Button onClick={() => setOpen(true)}>Mark the subject</Button>
}

export const ByKeys: Story = {
  tags: ['!visual'],
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark the subject' }))
    await expect(surfaceOf(canvas)).toHaveFocus()
    await step('A key puts a box in the middle; arrows move it', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })
      await userEvent.keyboard('{ArrowRight}{ArrowUp}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.27, y: 0.23, width: 0.5, height: 0.5 })
    })
    await step('With Shift they resize it', async () => {
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
      await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.27, y: 0.23, width: 0.48, height: 0.52 })
    })
    await step('Delete takes it away', async () => {
      await userEvent.keyboard('{Delete}')
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('status')).toHaveTextContent('25 to 75 percent across')
    })
  },
}

export const TallImage: Story = {
  args: { width: 400, height: 1200, value: { x: 0.1, y: 0.7, width: 0.8, height: 0.25 } },
}
