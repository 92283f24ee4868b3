import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { compareSliderGuide } from './CompareSlider.guide.ts'
import { CompareSlider } from './CompareSlider.tsx'

const scene = (blur: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><defs><filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><g filter="url(#b)"><rect width="640" height="400" fill="#e9d9c0"/><circle cx="470" cy="120" r="54" fill="#c9713d"/><path d="M0 400 170 170l120 140 110-170 240 260z" fill="#1f5a4c"/><path d="M0 400 110 280l90 60 140-110 150 120 150-60v110z" fill="#123632"/></g></svg>`,
  )}`

const meta = {
  title: 'Controls/CompareSlider',
  component: CompareSlider,
  parameters: { guide: compareSliderGuide },
  args: {
    before: { src: scene(9), alt: 'Hills at sunrise, blurred' },
    after: { src: scene(0), alt: 'Hills at sunrise, sharp' },
    width: 640,
    height: 400,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof CompareSlider>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const slider = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('slider', { name: 'Compare before and after' })

/** The frame without pointer capture, which fails for synthetic pointers. */
const frameOf = (canvas: Canvas) => {
  const frame = slider(canvas).parentElement
  if (!frame) throw new Error('no frame')
  frame.setPointerCapture = () => undefined
  return frame
}

const at = (frame: Element, share: number, pointerType: 'mouse' | 'touch' = 'mouse') => {
  const box = frame.getBoundingClientRect()
  return { clientX: box.left + box.width * share, clientY: box.top + 10, pointerId: 7, button: 0, pointerType }
}

/** Horizontal centre of a part of the frame, in per cent from the left. */
const middleOf = (frame: Element, selector: string) => {
  const part = frame.querySelector(selector)?.getBoundingClientRect()
  const box = frame.getBoundingClientRect()
  return part ? Math.round(((part.left + part.width / 2 - box.left) / box.width) * 100) : -1
}
const lineAt = (frame: Element) => middleOf(frame, 'span:has(> span)')
const handleAt = (frame: Element) => middleOf(frame, 'span > span')

export const Halfway: Story = {
  play: async ({ canvas }) => {
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '50 % Before, 50 % After')
    await userEvent.tab()
    await expect(slider(canvas)).toHaveFocus()
    await expect(lineAt(frameOf(canvas))).toBe(50)
    await expect(handleAt(frameOf(canvas))).toBe(50)
  },
}

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    slider(canvas).focus()
    const steps = [
      ['{ArrowRight}', '51'],
      ['{ArrowUp}', '52'],
      ['{ArrowLeft}{ArrowDown}{ArrowDown}', '49'],
      ['{Shift>}{ArrowRight}{/Shift}', '59'],
      ['{PageUp}', '69'],
      ['{PageDown}{PageDown}', '49'],
      ['{Home}', '0'],
      ['{ArrowLeft}', '0'],
      ['{End}', '100'],
      ['{PageUp}', '100'],
    ] as const
    for (const [keys, share] of steps) {
      await userEvent.keyboard(keys)
      await expect(slider(canvas)).toHaveValue(share)
    }
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '100 % Before, 0 % After')
  },
}

/** The line jumps to the press, follows the pointer, and stays at its last position. */
export const ByPointer: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const frame = frameOf(canvas)
    fireEvent.pointerDown(frame, at(frame, 0.2))
    await expect(slider(canvas)).toHaveValue('20')
    await expect(slider(canvas)).toHaveFocus()
    fireEvent.pointerMove(frame, at(frame, 0.83))
    await waitFor(() => expect(slider(canvas)).toHaveValue('83'))
    await waitFor(() => expect(lineAt(frame)).toBe(83))
    fireEvent.pointerMove(frame, at(frame, 1.4))
    await waitFor(() => expect(slider(canvas)).toHaveValue('100'))
    fireEvent.pointerUp(frame, at(frame, 1.4))
    fireEvent.pointerMove(frame, at(frame, 0.5))
    await expect(slider(canvas)).toHaveValue('100')
  },
}

/** A second finger is ignored; a finger that scrolls the page leaves the line in place. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const frame = frameOf(canvas)
    fireEvent.pointerDown(frame, at(frame, 0.7, 'touch'))
    fireEvent.pointerDown(frame, { ...at(frame, 0.1, 'touch'), pointerId: 8 })
    fireEvent.pointerMove(frame, { ...at(frame, 0.1, 'touch'), pointerId: 8 })
    await expect(slider(canvas)).toHaveValue('70')
    fireEvent.pointerUp(frame, at(frame, 0.7, 'touch'))
    fireEvent.pointerDown(frame, at(frame, 0.3, 'touch'))
    await expect(slider(canvas)).toHaveValue('30')
    fireEvent.pointerCancel(frame, at(frame, 0.3, 'touch'))
    await expect(slider(canvas)).toHaveValue('70')
    await expect(getComputedStyle(frame).touchAction).toBe('pan-y pinch-zoom')
  },
}

/** A screen reader on a phone changes the range without keys and without a pointer. */
export const MovedByAScreenReader: Story = {
  play: async ({ canvas }) => {
    fireEvent.change(slider(canvas), { target: { value: '20' } })
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '20 % Before, 80 % After')
  },
}

export const OwnWords: Story = {
  args: { beforeLabel: 'Original', afterLabel: '4x', initial: 70 },
  play: async ({ canvas }) => {
    await expect(slider(canvas)).toHaveAttribute('aria-valuetext', '70 % Original, 30 % 4x')
  },
}

/** At an end, the name of the hidden image is hidden too. */
export const OnlyAfter: Story = {
  args: { initial: 0 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByText('Before')).opacity).toBe('0'))
    await expect(getComputedStyle(canvas.getByText('After')).opacity).toBe('1')
  },
}

/** 320 px and long names: they break and never overlap. */
export const LongNames: Story = {
  args: { beforeLabel: 'Hochgeladene Originalaufnahme', afterLabel: 'Vierfach hochgerechnetes Ergebnis' },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const first = canvas.getByText('Hochgeladene Originalaufnahme').getBoundingClientRect()
    const second = canvas.getByText('Vierfach hochgerechnetes Ergebnis').getBoundingClientRect()
    await expect(first.right).toBeLessThanOrEqual(second.left)
  },
}

/** Before is on the right, at the start of the line; the left arrow key shows more of it. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { initial: 30 },
  play: async ({ canvas }) => {
    const frame = frameOf(canvas)
    const names = [canvas.getByText('Before'), canvas.getByText('After')].map((one) => one.getBoundingClientRect().left)
    await expect(names[0]).toBeGreaterThan(names[1] ?? 0)
    await expect(lineAt(frame)).toBe(70)
    await expect(handleAt(frame)).toBe(70)
    slider(canvas).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider(canvas)).toHaveValue('31')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(slider(canvas)).toHaveValue('29')
    fireEvent.pointerDown(frame, at(frame, 0.25))
    await expect(slider(canvas)).toHaveValue('75')
    await waitFor(() => expect(lineAt(frame)).toBe(25))
    fireEvent.pointerUp(frame, at(frame, 0.25))
  },
}
