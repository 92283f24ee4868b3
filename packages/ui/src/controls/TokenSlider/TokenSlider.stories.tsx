import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { composeKey } from '../../testing/composeKey.ts'
import { tokenSliderGuide } from './TokenSlider.guide.ts'
import { TokenSlider, type TokenSliderProps } from './TokenSlider.tsx'

function Held({ value: start, onChange, ...rest }: TokenSliderProps) {
  const [value, setValue] = useState(start)
  return (
    <TokenSlider
      {...rest}
      value={value}
      onChange={(tenths) => {
        setValue(tenths)
        onChange(tenths)
      }}
    />
  )
}

const meta = {
  title: 'Controls/TokenSlider',
  component: TokenSlider,
  parameters: { guide: tokenSliderGuide },
  args: { value: 2009, onChange: fn(), onCommit: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
} satisfies Meta<typeof TokenSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {
  tags: ['R281'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Number of tokens' })
    await expect(slider).toHaveAttribute('aria-valuenow', '200.9')
    await expect(slider).toHaveAttribute('aria-valuemin', '1')
    await expect(slider).toHaveAttribute('aria-valuemax', '2000')
    await expect(slider).toHaveAttribute('aria-valuetext', '200.9 tokens')
  },
}

export const ByKeys: Story = {
  tags: ['R280'],
  play: async ({ args, canvas }) => {
    const last = (tenths: number) => expect(args.onChange).toHaveBeenLastCalledWith(tenths)
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await last(2010)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowLeft}')
    await last(2010)
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await last(2020)
    await userEvent.keyboard('{PageUp}')
    await last(2120)
    await userEvent.keyboard('{PageDown}{PageDown}')
    await last(1920)
    await userEvent.keyboard('{End}')
    await last(20_000)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2,000 tokens')
    await userEvent.keyboard('{PageUp}')
    await last(20_000)
    await userEvent.keyboard('{Home}')
    await last(10)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 token')
    await userEvent.keyboard('{ArrowLeft}{PageDown}')
    await expect(canvas.getByRole('textbox')).toHaveValue('1')
    await expect(args.onCommit).toHaveBeenLastCalledWith(10)
  },
}

/** A hundred steps of a tenth are exactly ten tokens, without floating-point errors. */
export const ManySmallSteps: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider').focus()
    for (let step = 1; step <= 100; step += 1) {
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onChange).toHaveBeenLastCalledWith(2009 + step)
    }
    await expect(canvas.getByRole('textbox')).toHaveValue('210.9')
  },
}

export const KeysOfAComposition: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '３')
    composeKey(field, 'Escape')
    await expect(field).toHaveValue('３')
    composeKey(field, 'Enter')
    await expect(field).toHaveValue('３')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('3')
  },
}

const lineOf = (root: HTMLElement) => {
  const line = root.querySelector('[role=slider]')?.parentElement?.closest<HTMLElement>('[data-orientation]')
  if (!line) throw new Error('no slider')
  return line
}

/** Presses the line at a share of its width, drags on to others, and releases or loses the pointer. */
const drag = (
  root: HTMLElement,
  shares: readonly number[],
  pointerType: 'mouse' | 'touch',
  end: 'up' | 'cancel' = 'up',
) => {
  const line = lineOf(root)
  const box = line.getBoundingClientRect()
  const at = (share: number) => ({
    clientX: box.left + box.width * share,
    clientY: box.top + 10,
    pointerId: 1,
    button: 0,
    pointerType,
  })
  const [first = 0, ...rest] = shares
  line.setPointerCapture = () => undefined
  line.hasPointerCapture = () => true
  fireEvent.pointerDown(line, at(first))
  for (const share of rest) fireEvent.pointerMove(line, at(share))
  const last = at(rest.at(-1) ?? first)
  if (end === 'up') fireEvent.pointerUp(line, last)
  else fireEvent.pointerCancel(line, last)
}

/** The whole line is 0 to 100 %: half of 1..2000 is 1000.5 (R281). */
export const ByPointer: Story = {
  tags: ['!visual', 'R281'],
  play: async ({ args, canvas, canvasElement }) => {
    drag(canvasElement, [0.5], 'mouse')
    await expect(args.onChange).toHaveBeenLastCalledWith(10_005)
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '1000.5')
    drag(canvasElement, [0], 'mouse')
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
    drag(canvasElement, [1], 'mouse')
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000)
  },
}

/** A finger drags the coin, also past the end, and scrolls the page when it moves vertically. */
export const ByTouch: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    drag(canvasElement, [0.1, 0.25, 0.5], 'touch')
    await expect(args.onChange).toHaveBeenLastCalledWith(10_005)
    await expect(args.onCommit).toHaveBeenCalledOnce()
    drag(canvasElement, [0.5, 1.4], 'touch')
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000)
    await expect(getComputedStyle(lineOf(canvasElement)).touchAction).toBe('pan-y')
  },
}

/** A finger that starts on the slider and scrolls the page ends with `pointercancel`. */
export const TakenForScrolling: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider')
    drag(canvasElement, [0.7], 'touch', 'cancel')
    await expect(slider).toHaveAttribute('aria-valuenow', '200.9')
    await expect(args.onCommit).not.toHaveBeenCalled()
    drag(canvasElement, [0.7, 0.9], 'touch', 'cancel')
    await expect(slider).toHaveAttribute('aria-valuenow', '200.9')
    drag(canvasElement, [0.5], 'touch')
    await expect(slider).toHaveAttribute('aria-valuenow', '1000.5')
    drag(canvasElement, [0.7], 'touch', 'cancel')
    await expect(slider).toHaveAttribute('aria-valuenow', '1000.5')
  },
}

/** Starts at the right, and left arrow keys increase. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvas, canvasElement }) => {
    const coin = canvas.getByRole('slider')
    await waitFor(() => {
      const box = lineOf(canvasElement).getBoundingClientRect()
      expect(coin.getBoundingClientRect().left).toBeGreaterThan(box.left + box.width / 2)
    })
    coin.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2010)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2008)
    await userEvent.keyboard('{ArrowUp}{PageUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2109)
    drag(canvasElement, [0.75], 'touch')
    await expect(args.onChange).toHaveBeenLastCalledWith(5008)
  },
}

export const ByTyping: Story = {
  tags: ['!visual', 'R280'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of tokens' })
    await userEvent.clear(field)
    await userEvent.type(field, '1250,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(12_505)
    await userEvent.clear(field)
    await userEvent.type(field, '9999{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(20_000)
    await expect(field).toHaveValue('2000')
    await userEvent.clear(field)
    await userEvent.type(field, '0.2')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
  },
}

export const NonsenseTyped: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'many')
    await userEvent.tab()
    await expect(field).toHaveValue('200.9')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Formats of any locale, with digits of any script (R280). */
export const TypedInOtherWays: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    for (const text of ['1,250.5', '1.250,5', '1 250,5', '１２５０．５', '١٢٥٠٫٥']) {
      await userEvent.clear(field)
      await userEvent.paste(text)
      await expect(args.onChange).toHaveBeenLastCalledWith(12_505)
      await userEvent.tab()
      await expect(field).toHaveValue('1250.5')
    }
  },
}

/** Escape restores the value of an invalid text. */
export const TypingTakenBack: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '99999{Escape}')
    await expect(field).toHaveValue('999')
  },
}

/** Hidden, it has no width, so a pointer is measured against 316 px (R283). */
export const Unmeasurable: Story = {
  decorators: [(Story) => <div style={{ display: 'none' }}>{Story()}</div>],
  tags: ['!visual', 'R283'],
  play: async ({ args, canvasElement }) => {
    const line = lineOf(canvasElement)
    for (const [clientX, tenths] of [
      [158, 10_005],
      [0, 10],
      [316, 20_000],
    ] as const) {
      fireEvent.pointerDown(line, { clientX, clientY: 0, pointerId: 1, button: 0 })
      fireEvent.pointerUp(line, { pointerId: 1 })
      await expect(args.onChange).toHaveBeenLastCalledWith(tenths)
    }
  },
}

export const AtTheLeast: Story = { args: { value: 10 } }

export const AtTheMost: Story = { args: { value: 20_000 } }

/** 320 px and a label twice as long: the field moves below it. */
export const LongLabel: Story = {
  args: { label: 'Wie viele Tokens möchten Sie für Ihre nächsten Bilder kaufen?' },
  decorators: [(Story) => <div style={{ maxWidth: 272 }}>{Story()}</div>],
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).not.toHaveFocus()
    drag(canvasElement, [0.5], 'mouse')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
