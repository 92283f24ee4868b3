import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Modal, ModalBody } from '../../overlays/Modal/Modal.tsx'
import { fileDropGuide } from './FileDrop.guide.ts'
import { FileDrop } from './FileDrop.tsx'

const png = (name: string, bytes = 1200) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png', lastModified: 1 })
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop,
  parameters: { guide: fileDropGuide },
  args: { onFiles: fn(), limitsNote: 'At most 25 megapixels.' },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

const carrying = (files: readonly File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  return dataTransfer
}

const drag = (type: 'dragover' | 'dragleave' | 'drop', element: Element, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  fireEvent(element, event)
  return event
}

const paste = (element: Element, clipboardData: DataTransfer) => {
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  fireEvent(element, event)
  return event
}

const pasteFiles = (files: readonly File[]) => paste(document.body, carrying(files))

/** An office program's clipboard has text and an image of it. */
const copiedText = () => {
  const data = carrying([png('image.png')])
  data.setData('text/plain', 'a cat on a chair')
  return data
}

/** The zone starts listening to the page just after it is visible. */
const listens = () =>
  waitFor(() => expect(drag('dragover', document.body, carrying([png('any.png')])).defaultPrevented).toBe(true))

const named = (...names: string[]) => names.map((name) => expect.objectContaining({ name }))

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choose a picture')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.upload(input, png('portrait.png'))
    await expect(args.onFiles).toHaveBeenCalledWith(named('portrait.png'))
    await expect(input).toHaveAccessibleDescription(/PNG, JPEG or WebP, up to 10\sMB each/)
  },
}

export const Several: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByLabelText('Choose pictures'), carrying([png('one.png'), png('two.png')]))
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledWith(named('one.png', 'two.png'))
  },
}

/** The zone says that it accepts the dragged files, and resets when the drag leaves. */
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose a picture')
    drag('dragover', input, carrying([png('one.png')]))
    await expect(await canvas.findByText(/Let go to add/)).toBeVisible()
    drag('dragleave', input, carrying([png('one.png')]))
    await waitFor(() => expect(canvas.queryByText(/Let go to add/)).toBeNull())
    drag('dragover', input, carrying([png('one.png')]))
    await expect(await canvas.findByText(/Let go to add/)).toBeVisible()
  },
}

/** Shown before the drop. */
export const DraggedOverWithTheWrongKind: Story = {
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByLabelText('Choose a picture'), carrying([pdf('invoice.pdf')]))
    await expect(await canvas.findByText('Only PNG, JPEG or WebP can be added')).toBeVisible()
  },
}

/** Ignores dragged text. */
export const TextDraggedOver: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    const text = new DataTransfer()
    text.setData('text/plain', 'holiday.png')
    const input = canvas.getByLabelText('Choose a picture')
    await expect(drag('dragover', input, text).defaultPrevented).toBe(false)
    await expect(canvas.queryByText(/Let go to add/)).toBeNull()
    drag('drop', input, text)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

/** A file that is dropped outside the zone must not replace the page. */
export const LetGoBesideTheZone: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const files = carrying([png('one.png')])
    await listens()
    await expect(drag('dragover', document.body, files).defaultPrevented).toBe(true)
    await expect(drag('drop', document.body, files).defaultPrevented).toBe(true)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const WrongKind: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choose a picture')
    drag('drop', input, carrying([pdf('invoice.pdf')]))
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'invoice.pdf cannot be used: it is not PNG, JPEG or WebP.',
    )
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/invoice\.pdf cannot be used/)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const TooLarge: Story = {
  args: { maxBytes: 2 * 1024 * 1024 },
  play: async ({ canvas }) => {
    drag('drop', canvas.getByLabelText('Choose a picture'), carrying([png('poster.png', 3.4 * 1024 * 1024)]))
    await expect(canvas.getByRole('alert')).toHaveTextContent('poster.png is too large: 3.4 MB, and the limit is 2 MB.')
  },
}

export const NothingInside: Story = {
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByLabelText('Choose a picture'), carrying([png('blank.png', 0)]))
    await expect(canvas.getByRole('alert')).toHaveTextContent('blank.png is empty: there is nothing in the file.')
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const MoreThanOne: Story = {
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByLabelText('Choose a picture'), carrying([png('one.png'), png('two.png')]))
    await expect(args.onFiles).toHaveBeenCalledWith(named('one.png'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('One picture at a time: two.png was left out.')
  },
}

/**
 * A file that is twice in one drop counts once. Chosen again later it is reported again, since the screen has the list.
 */
export const TheSameFileTwice: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choose pictures')
    drag('drop', input, carrying([png('one.png'), png('one.png')]))
    await expect(args.onFiles).toHaveBeenCalledWith(named('one.png'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('one.png was there twice and was added once.')
    await userEvent.upload(input, png('one.png'))
    await userEvent.upload(input, png('one.png'))
    await expect(args.onFiles).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
  },
}

/** A folder with unusable files: four are named, the others counted, and the usable ones accepted. */
export const ManyProblems: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    const files = [...Array.from({ length: 40 }, (_, place) => pdf(`invoice-${place + 1}.pdf`)), png('one.png')]
    drag('drop', canvas.getByLabelText('Choose pictures'), carrying(files))
    await expect(args.onFiles).toHaveBeenCalledWith(named('one.png'))
    await expect(canvas.getByRole('alert').children).toHaveLength(5)
    await expect(canvas.getByRole('alert')).toHaveTextContent('36 more files could not be used.')
  },
}

/** Files in a dropped folder are accepted like single files. */
export const Folder: Story = {
  tags: ['!visual'],
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    const dataTransfer = carrying([png('one.png'), png('two.png')])
    const portions = [['one.png', 'two.png'], []].map((names) =>
      names.map((name) => ({
        name,
        isFile: true,
        isDirectory: false,
        file: (found: (file: File) => void) => found(png(name)),
      })),
    )
    const folder = {
      name: 'holiday',
      isFile: false,
      isDirectory: true,
      createReader: () => ({ readEntries: (found: (entries: unknown) => void) => found(portions.shift() ?? []) }),
    }
    const item = { kind: 'file', type: '', getAsFile: () => null, webkitGetAsEntry: () => folder }
    Object.defineProperty(dataTransfer, 'items', { value: [item] })
    drag('drop', canvas.getByLabelText('Choose pictures'), dataTransfer)
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(named('one.png', 'two.png')))
  },
}

export const Pasted: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    await listens()
    pasteFiles([png('clipboard.png')])
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(args.onFiles).toHaveBeenCalledWith(named('clipboard.png'))
    const text = new DataTransfer()
    text.setData('text/plain', 'a cat on a chair')
    paste(document.body, text)
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

/** A paste into a text field belongs to the field. */
export const PastedIntoAField: Story = {
  render: (args) => (
    <>
      <FileDrop {...args} />
      <input aria-label="Name" style={{ minHeight: 44 }} />
      <input type="email" aria-label="Email" style={{ minHeight: 44 }} />
      <textarea aria-label="Message" />
      <p contentEditable suppressContentEditableWarning>
        Dear Ada
      </p>
    </>
  ),
  tags: ['!visual'],
  play: async ({ args, canvas }) => {
    await listens()
    for (const field of [...canvas.getAllByRole('textbox'), canvas.getByText('Dear Ada')])
      await expect(paste(field, copiedText()).defaultPrevented).toBe(false)
    await expect(args.onFiles).not.toHaveBeenCalled()
    const input = canvas.getByLabelText('Choose a picture')
    await expect(paste(input, copiedText()).defaultPrevented).toBe(true)
    await expect(args.onFiles).toHaveBeenCalledWith(named('image.png'))
  },
}

/** Ignores a paste behind a dialog. */
export const PastedOverADialog: Story = {
  render: (args) => (
    <>
      <FileDrop {...args} />
      <Modal open onOpenChange={() => undefined} title="Contact us">
        <ModalBody>
          <textarea aria-label="Message" />
        </ModalBody>
      </Modal>
    </>
  ),
  tags: ['!visual'],
  play: async ({ args }) => {
    await listens()
    const dialog = await screen.findByRole('dialog')
    for (const element of [dialog, screen.getByLabelText('Message'), document.body])
      await expect(paste(element, copiedText()).defaultPrevented).toBe(false)
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

/** With two zones on a page, one of them takes the paste. */
export const PastedWhereTwoWait: Story = {
  render: (args) => (
    <>
      <FileDrop {...args} label="Choose a picture" />
      <FileDrop {...args} label="Choose another" />
    </>
  ),
  tags: ['!visual'],
  play: async ({ args }) => {
    await listens()
    pasteFiles([png('clipboard.png')])
    await expect(args.onFiles).toHaveBeenCalledOnce()
  },
}

export const RefusedByTheServer: Story = { args: { error: 'This file is not a picture, whatever its name says.' } }

/** 320 px, and a name with direction marks and without spaces. */
export const LongNames: Story = {
  args: { label: 'Ein oder mehrere Bilder auswählen' },
  decorators: [(Story) => <div style={{ maxWidth: 272 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const long = `${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}\u202Egnp.pdf`
    drag('drop', canvas.getByLabelText('Ein oder mehrere Bilder auswählen'), carrying([pdf(long)]))
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Donau.*….*gnp\.pdf cannot be used/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    pasteFiles([png('clipboard.png')])
    drag('drop', canvas.getByLabelText('Choose a picture'), carrying([png('one.png')]))
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const TwiceInOneDrop: Story = {
  args: { multiple: true },
  play: async ({ canvas }) => {
    drag('drop', canvas.getByLabelText('Choose pictures'), carrying([png('one.png'), png('one.png')]))
    await expect(canvas.getByRole('alert')).toHaveTextContent('one.png was there twice and was added once.')
  },
}
