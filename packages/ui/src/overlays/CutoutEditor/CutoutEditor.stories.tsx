import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { vaseCutOut, vasePhoto } from '../fixtures/cutOut.ts'
import { cutoutEditorGuide } from './CutoutEditor.guide.ts'
import { CutoutEditor } from './CutoutEditor.tsx'

const vase = { name: 'vase.jpg', source: vasePhoto, result: vaseCutOut, width: 640, height: 480 }

const meta = {
  title: 'Overlays/CutoutEditor',
  component: CutoutEditor,
  parameters: { guide: cutoutEditorGuide, layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    cutout: vase,
    saving: false,
    problem: null,
    onOpenChange: fn(),
    onSave: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof CutoutEditor>

export default meta
type Story = StoryObj<typeof meta>

/** The surface without pointer capture, which fails for synthetic pointers. */
const surfaceOf = async (name = 'vase.jpg') => {
  const surface = await screen.findByRole('application', { name: `Cut-out of ${name}` })
  surface.setPointerCapture = () => undefined
  await waitFor(() => expect(surface.querySelector('canvas')?.width).toBeGreaterThan(300))
  return surface
}

/** Screen position of a point in the image. */
const at = (surface: Element, x: number, y: number, pointerType = 'mouse') => {
  const box = surface.querySelector('span')?.getBoundingClientRect() ?? new DOMRect()
  const [clientX, clientY] = [box.left + (x / 640) * box.width, box.top + (y / 480) * box.height]
  return { clientX, clientY, pointerId: 7, button: 0, pointerType }
}

const stroke = (surface: Element, ...places: readonly (readonly [number, number])[]) => {
  const [[x, y] = [0, 0]] = places
  fireEvent.pointerDown(surface, at(surface, x, y))
  for (const [nextX, nextY] of places) fireEvent.pointerMove(surface, at(surface, nextX, nextY))
  const [lastX, lastY] = places.at(-1) ?? [0, 0]
  fireEvent.pointerUp(surface, at(surface, lastX, lastY))
}

/** The kept share of a point, read from the saved file. */
async function greyAt(file: unknown, x: number, y: number): Promise<number> {
  if (!(file instanceof Blob)) throw new Error('no file')
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  return pen?.getImageData(x, y, 1, 1).data[0] ?? -1
}

type Saved = { onSave: unknown }
const savedMask = ({ onSave }: Saved) => (onSave as ReturnType<typeof fn>).mock.calls.at(-1)?.[0]

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** The last announcement. */
const says = (words: string | RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words))

export const Ready: Story = {
  play: async ({ args }) => {
    const surface = await surfaceOf()
    await expect(surface).toHaveFocus()
    await expect(screen.getByRole('radio', { name: 'Bring back' })).toBeChecked()
    await press('Done')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const ByPointer: Story = {
  play: async ({ args, step }) => {
    const surface = await surfaceOf()
    await step('Brings the lost rim back', async () => {
      stroke(surface, [270, 85], [370, 85])
      await says('Brought back.')
    })
    await step('Erases the piece of the table', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Erase' }))
      stroke(surface, [470, 385], [565, 385], [565, 410], [465, 410], [465, 440], [565, 440])
      await says('Erased.')
    })
    await step('Hands over the mask at the size of the image', async () => {
      await press('Done')
      await waitFor(() => expect(args.onSave).toHaveBeenCalled())
      const mask = savedMask(args)
      await expect(await greyAt(mask, 320, 85)).toBe(255)
      await expect(await greyAt(mask, 515, 410)).toBe(0)
      await expect(await greyAt(mask, 320, 300)).toBe(255)
      await expect(await greyAt(mask, 20, 20)).toBe(0)
    })
  },
}

/** The keys type Cyrillic letters, so their positions count. */
export const ByKeysOfAnotherScript: Story = {
  tags: ['!visual'],
  play: async () => {
    const surface = await surfaceOf()
    fireEvent.keyDown(surface, { key: 'у', code: 'KeyE' })
    await expect(screen.getByRole('radio', { name: 'Erase' })).toBeChecked()
    fireEvent.keyDown(surface, { key: 'ъ', code: 'BracketRight' })
    await says('Brush size 42')
    await userEvent.keyboard('[Space>]{Shift>}{ArrowRight}{/Shift}[/Space]')
    await says('Erased.')
    fireEvent.keyDown(surface, { key: 'я', code: 'KeyZ', ctrlKey: true })
    await says('Undone.')
    fireEvent.keyDown(surface, { key: 'Я', code: 'KeyZ', ctrlKey: true, shiftKey: true })
    await says('Done again.')
  },
}

export const ByKeys: Story = {
  play: async ({ args, step }) => {
    const surface = await surfaceOf()
    await step('E erases, ] makes the brush larger, Space paints a line with the arrows', async () => {
      await userEvent.keyboard('e')
      await expect(screen.getByRole('radio', { name: 'Erase' })).toBeChecked()
      await userEvent.keyboard(']')
      await says('Brush size 42')
      await userEvent.keyboard('{ArrowRight}')
      await says(/5[0-3] percent across, 50 percent down, kept/)
      await userEvent.keyboard('[Space>]{Shift>}{ArrowRight}{/Shift}[/Space]')
      await says('Erased.')
      await expect(surface.querySelector('[data-ring=keys]')).toBeVisible()
    })
    await step('Undo and redo', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await says('Undone.')
      await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      await says('Done again.')
    })
    await step('The mask has a hole where the brush was', async () => {
      await press('Done')
      await waitFor(() => expect(args.onSave).toHaveBeenCalled())
      await expect(await greyAt(savedMask(args), 330, 240)).toBe(0)
    })
  },
}

export const Enlarged: Story = {
  play: async ({ step }) => {
    const surface = await surfaceOf()
    const width = () => surface.querySelector('span')?.getBoundingClientRect().width ?? 0
    const whole = width()
    await step('Plus enlarges, and the brush stays in sight', async () => {
      await userEvent.keyboard('++')
      await waitFor(() => expect(width()).toBeCloseTo(whole * 2.56, 0))
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
      const ring = surface.querySelector('[data-ring=keys]')?.getBoundingClientRect()
      await expect(ring?.right).toBeGreaterThan(surface.getBoundingClientRect().left)
    })
    await step('H moves the image, 0 shows all of it', async () => {
      await userEvent.keyboard('h')
      const left = surface.querySelector('span')?.getBoundingClientRect().left ?? 0
      stroke(surface, [300, 200], [320, 200])
      await waitFor(() => expect(surface.querySelector('span')?.getBoundingClientRect().left).toBeGreaterThan(left))
      await userEvent.keyboard('0')
      await waitFor(() => expect(width()).toBeCloseTo(whole, 0))
      await userEvent.keyboard('+b')
    })
  },
}

/** Two fingers move and zoom; the first one leaves no stroke. */
export const ByTwoFingers: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const surface = await surfaceOf()
    const width = () => surface.querySelector('span')?.getBoundingClientRect().width ?? 0
    const whole = width()
    const finger = (x: number, pointerId: number) => ({ ...at(surface, x, 240, 'touch'), pointerId })
    fireEvent.pointerDown(surface, finger(280, 1))
    fireEvent.pointerDown(surface, finger(360, 2))
    fireEvent.pointerMove(surface, finger(460, 2))
    fireEvent.pointerUp(surface, finger(460, 2))
    fireEvent.pointerUp(surface, finger(280, 1))
    await waitFor(() => expect(width()).toBeGreaterThan(whole * 1.5))
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The announcement for the point under the brush. */
const readAloud = (keys: string, words: RegExp): Pick<Story, 'play'> => ({
  play: async () => {
    await surfaceOf()
    await userEvent.keyboard(keys)
    await says(words)
  },
})

export const OnWhatStays: Story = {
  tags: ['!visual'],
  ...readAloud('{ArrowRight}', /^5[0-3] percent across, 50 percent down, kept$/),
}

export const OnWhatIsGone: Story = {
  tags: ['!visual'],
  ...readAloud('{Shift>}{ArrowUp>6/}{/Shift}', /^50 percent across, \d+ percent down, removed$/),
}

/** The edge of the brush is soft. */
export const OnAnEdge: Story = {
  tags: ['!visual'],
  play: async () => {
    const surface = await surfaceOf()
    await userEvent.keyboard('e')
    stroke(surface, [335, 240], [335, 240])
    await says('Erased.')
    await userEvent.keyboard('{ArrowRight}')
    await says(/^51 percent across, 50 percent down, edge$/)
  },
}

export const Undone: Story = {
  tags: ['!visual'],
  play: async () => {
    stroke(await surfaceOf(), [270, 85], [370, 85])
    await says('Brought back.')
    await userEvent.keyboard('{Control>}z{/Control}')
    await says('Undone.')
  },
}

export const AnotherSize: Story = { tags: ['!visual'], ...readAloud(']', /^Brush size 42$/) }

export const HeldToSeeBefore: Story = {
  tags: ['!visual'],
  play: async () => {
    const surface = await surfaceOf()
    stroke(surface, [270, 85], [370, 85])
    const button = screen.getByRole('button', { name: 'Hold to see before' })
    fireEvent.pointerDown(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    fireEvent.pointerUp(button)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
  },
}

export const StartedOver: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const surface = await surfaceOf()
    stroke(surface, [270, 85], [370, 85])
    await press('Start over')
    await says('As it was at first. Undo brings your changes back.')
    await press('Undo')
    await press('Download PNG')
    await waitFor(() => expect(args.onDownload).toHaveBeenCalled())
    await press('Start over')
    await says('As it was at first. Undo brings your changes back.')
  },
}

export const WithoutTheOriginal: Story = {
  play: async () => {
    await surfaceOf()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show the original' }))
  },
}

/** An accidental press of Escape or Cancel keeps the strokes. */
export const Leaving: Story = {
  play: async ({ args, step }) => {
    const surface = await surfaceOf()
    stroke(surface, [270, 85], [370, 85])
    await step('Escape asks first', async () => {
      await userEvent.keyboard('{Escape}')
      const question = await screen.findByRole('alert')
      await expect(question).toHaveTextContent('Leave without saving your changes?')
      await expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus()
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await step('Going on keeps them', async () => {
      await press('Keep editing')
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
      await expect(surface).toHaveFocus()
    })
    await press('Cancel')
    await screen.findByRole('alert')
  },
}

export const ThrownAway: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    stroke(await surfaceOf(), [270, 85], [370, 85])
    await press('Cancel')
    await press('Discard changes')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Saving: Story = {
  args: { saving: true },
  play: async ({ args }) => {
    await surfaceOf()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

export const NotSaved: Story = {
  args: { problem: 'Your changes could not be saved, and are still here. Please try again.' },
  parameters: { says: ['cutout.notSaved'] },
  play: async () => {
    await surfaceOf()
    await expect(screen.getByRole('alert')).toHaveTextContent('could not be saved')
  },
}

export const CannotBeLoaded: Story = {
  args: { cutout: { ...vase, result: 'data:image/png;base64,AAAA' } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be loaded')
    await press('Try again')
    await screen.findByRole('alert')
    await press('Cancel')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [] } },
  args: { cutout: { ...vase, result: '/never/answered.png' } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Loading the picture')).toBeInTheDocument())
  },
}

const longName = `${'a-vase-before-the-second-firing-'.repeat(6)}.jpg`

export const LongName: Story = {
  args: { cutout: { ...vase, name: longName } },
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await surfaceOf(longName)),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const surface = await surfaceOf()
    stroke(surface, [270, 85], [370, 85])
    await says('Brought back.')
  },
}
