import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import { DeletingAtOnce } from './DeletingAtOnce.fixtures.tsx'
import { atRest, projects } from './MyProjects.fixtures.ts'
import { MyProjects, type MyProjectsProps, type ProjectList } from './MyProjects.tsx'

const shown = (some = projects): ProjectList => ({ status: 'ready', projects: some, more: 'none', onMore: fn() })

/** Selects, deletes and downloads several images. */
const meta = {
  title: 'Screens/MyProjects/Several',
  component: MyProjects,
  tags: ['!autodocs'],
  decorators: [inAccount('myProjects')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: shown(),
    ...atRest(),
  },
} satisfies Meta<typeof MyProjects>

export default meta
type Story = StoryObj<typeof meta>

const box = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('checkbox', { name })
const first = /^Select A valley/
const second = /^Select blue-jug/
const fourth = /^Select Night/
const last = /^Select Autumn/
const ticked = (canvas: ReturnType<typeof within>) =>
  canvas
    .queryAllByRole('checkbox', { checked: true })
    .map((one: HTMLElement) => one.getAttribute('aria-label')?.slice(7, 14))

export const SeveralSelected: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const bar = () => within(canvas.getByRole('region', { name: 'Selected pictures' }))
    await step('One is downloaded by itself', async () => {
      await expect(canvas.queryByRole('region', { name: 'Selected pictures' })).toBeNull()
      await userEvent.click(box(canvas, second))
      await waitFor(() => expect(bar().getByText('1 selected')).toBeVisible())
      await expect(bar().getByRole('link', { name: 'Download blue-jug.jpg' })).toHaveAttribute(
        'href',
        '/api/projects/p2/file?download=1',
      )
    })
    await step('With Shift, everything up to there', async () => {
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(box(canvas, fourth))
      await userEvent.keyboard('{/Shift}')
      await expect(ticked(canvas)).toEqual(['blue-ju', 'valley-', 'Night o'])
      await expect(bar().getByText('3 selected')).toBeVisible()
      await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    })
    await step('Several are downloaded as one file, in the order of the list', async () => {
      await userEvent.click(bar().getByRole('button', { name: 'Download 3 pictures as a zip' }))
      await expect(args.onDownloadSeveral).toHaveBeenCalledWith(['p2', 'p3', 'p4'])
    })
  },
}

export const SelectingByPresses: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const image = (name: RegExp) => canvas.getByRole('button', { name })
    await step('Ctrl and a press on the image marks it; without, it opens', async () => {
      await userEvent.keyboard('{Control>}')
      await userEvent.click(image(/^Open blue-jug/))
      await userEvent.keyboard('{/Control}')
      await expect(ticked(canvas)).toEqual(['blue-ju'])
    })
    await step('Shift and a press takes all between, and a shorter reach fewer', async () => {
      await userEvent.keyboard('{Shift>}')
      await userEvent.click(image(/^Open Autumn/))
      await expect(ticked(canvas)).toHaveLength(5)
      await userEvent.click(image(/^Open valley/))
      await userEvent.keyboard('{/Shift}')
      await expect(ticked(canvas)).toEqual(['blue-ju', 'valley-'])
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('All that is loaded, then none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Select all 6' }))
      await expect(ticked(canvas)).toHaveLength(6)
      await expect(canvas.queryByRole('button', { name: 'Select all 6' })).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
      await expect(ticked(canvas)).toEqual([])
      await expect(canvas.getByRole('status')).toHaveTextContent('Nothing is selected any more.')
    })
  },
}

export const SelectingByKeys: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('Space ticks, Shift and Space takes all between', async () => {
      box(canvas, first).focus()
      await userEvent.keyboard(' ')
      await expect(ticked(canvas)).toEqual(['A valle'])
      box(canvas, fourth).focus()
      await userEvent.keyboard('{Shift>} {/Shift}')
      await expect(ticked(canvas)).toHaveLength(4)
    })
    await step('Ctrl and A takes all, Escape none', async () => {
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(ticked(canvas)).toHaveLength(6)
      await userEvent.keyboard('{Escape}')
      await expect(ticked(canvas)).toEqual([])
      await expect(box(canvas, fourth)).toHaveFocus()
    })
    await step('Escape in the bar leads back to the image that was marked last', async () => {
      await userEvent.keyboard(' ')
      canvas.getByRole('button', { name: /^Delete Night/ }).focus()
      await userEvent.keyboard('{Escape}')
      await expect(ticked(canvas)).toEqual([])
      await expect(box(canvas, fourth)).toHaveFocus()
    })
    await step('Escape that closes a menu leaves the selection alone', async () => {
      await userEvent.keyboard(' ')
      await userEvent.click(canvas.getByRole('button', { name: 'More for blue-jug.jpg' }))
      await screen.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(ticked(canvas)).toEqual(['Night o'])
    })
  },
}

export const DeletingSeveral: Story = {
  render: (args) => <DeletingAtOnce {...args} />,
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.click(box(canvas, second))
    await userEvent.click(box(canvas, last))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 pictures' }))
    await expect(args.onDeleteSeveral).toHaveBeenCalledWith(['p2', 'p6'])
    await step('Nothing is selected any more, and the first of their places has the focus', async () => {
      await expect(canvas.queryByRole('region', { name: 'Selected pictures' })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'Undo deleting blue-jug.jpg' })).toHaveFocus()
      await expect(canvas.getAllByRole('button', { name: /^Undo deleting/ })).toHaveLength(2)
    })
    await step('Brought back, it has the focus and is not selected', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Open blue-jug.jpg' })).toHaveFocus()
      await expect(ticked(canvas)).toEqual([])
    })
  },
}

function Going(props: MyProjectsProps) {
  const [gone, setGone] = useState<readonly string[]>([])
  const { list: all } = props
  const left = all.status === 'ready' ? all.projects.filter(({ id }) => !gone.includes(id)) : []
  const list = { ...all, projects: left }
  return <MyProjects {...props} list={list} onUndo={(id) => setGone([...gone, id])} />
}

/** Undo expires while it has the focus: the next image takes the focus. */
export const GoneUnderTheFocus: Story = {
  tags: ['!visual'],
  args: { deletions: { p2: { state: 'deleted' }, p6: { state: 'deleted' } } },
  render: (args) => <Going {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Undo deleting blue-jug.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Open valley-at-dawn.png' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^Undo deleting Autumn/ }))
    await expect(canvas.getByRole('button', { name: /^Open Evening/ })).toHaveFocus()
  },
}

/** Undo expires for the last image: the empty state takes the focus and is announced. */
export const TheLastOneGone: Story = {
  tags: ['!visual'],
  args: { list: shown(projects.slice(0, 1)), deletions: { p1: { state: 'deleted' } } },
  render: (args) => <Going {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Undo deleting A valley/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'No projects yet' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Try this prompt' })).toHaveFocus()
  },
}

/** The last loaded image is deleted and more exist: the focus moves to the button that loads them. */
export const TheLastLoadedOneGone: Story = {
  ...TheLastOneGone,
  tags: ['!visual'],
  args: { list: { status: 'ready', projects: projects.slice(0, 1), more: 'available', onMore: fn() } },
  render: (args) => <Going {...args} deletions={{ p1: { state: 'deleted' } }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('heading', { name: 'No projects yet' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus()
  },
}

export const TheLastOneBroughtBack: Story = {
  tags: ['!visual'],
  args: { list: shown(projects.slice(1, 2)) },
  render: (args) => <DeletingAtOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, second))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete blue-jug.jpg' }))
    await expect(canvas.getByRole('button', { name: 'Undo deleting blue-jug.jpg' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('blue-jug.jpg')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Open blue-jug.jpg' })).toHaveFocus()
  },
}

const onRetry = fn()
const onCancel = fn()
const onSave = fn()

export const PreparingTheZip: Story = {
  args: { packing: { state: 'working', place: 3, count: 12, onCancel } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Preparing 3 of 12')).toBeVisible())
    await expect(canvas.getByRole('progressbar', { name: 'Preparing 3 of 12' })).toBeInTheDocument()
    onCancel.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
}

/** The progress stays visible while a search finds nothing, is pending, or fails. */
export const PreparingBesideNothing: Story = {
  args: { ...PreparingTheZip.args, list: shown([]), query: 'submarine' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “submarine”' })).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'Preparing 3 of 12' })).toBeInTheDocument()
    onCancel.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(onCancel).toHaveBeenCalledOnce()
  },
}

function Prepares(props: MyProjectsProps) {
  const [packing, setPacking] = useState<MyProjectsProps['packing']>(null)
  const stop = () => setPacking(null)
  const start = () => setPacking({ state: 'working', place: 1, count: 2, onCancel: stop })
  return <MyProjects {...props} packing={packing} onDownloadSeveral={start} />
}

export const PreparingIsCalledOff: Story = {
  tags: ['!visual'],
  render: (args) => <Prepares {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bar = () => canvas.getByRole('region', { name: 'Selected pictures' })
    await userEvent.click(box(canvas, first))
    await userEvent.click(box(canvas, second))
    await userEvent.click(canvas.getByRole('button', { name: 'Download 2 pictures as a zip' }))
    await expect(bar()).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(bar()).toHaveFocus()
    await expect(ticked(canvas)).toHaveLength(2)
  },
}

export const OneIsMissing: Story = {
  args: {
    packing: { state: 'partly', count: 12, missing: ['blue-jug.jpg'], onSave, onRetry, onCancel },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 of 12 could not be read: “blue-jug.jpg”.')
    onSave.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Download the other 11' }))
    await expect(onSave).toHaveBeenCalledOnce()
  },
}

export const ManyAreMissing: Story = {
  args: {
    packing: {
      state: 'partly',
      count: 6,
      missing: projects.slice(1).map(({ title }) => title),
      ...{ onSave, onRetry, onCancel },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^5 of 6 could not be read: .* and 2 more\.$/)
    await expect(canvas.getByRole('button', { name: 'Download the other one' })).toBeInTheDocument()
  },
}

export const TheZipFailed: Story = {
  args: { packing: { state: 'failed', count: 3, onRetry, onCancel } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The 3 pictures could not be read.')
    onRetry.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const SelectedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    for (const name of [first, second, fourth]) await userEvent.click(box(canvas, name))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete 3 pictures' })).toBeVisible())
  },
}

export const SelectedRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(canvas, first))
    await userEvent.click(box(canvas, second))
    const corner = box(canvas, first).getBoundingClientRect()
    const image = canvas.getByRole('button', { name: /^Open A valley/ }).getBoundingClientRect()
    await expect(image.right - corner.right).toBeLessThan(20)
  },
}
