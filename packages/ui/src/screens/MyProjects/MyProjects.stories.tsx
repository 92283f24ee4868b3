import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import { DeletingAtOnce } from './DeletingAtOnce.fixtures.tsx'
import { atRest, projects } from './MyProjects.fixtures.ts'
import { MyProjects, type MyProjectsProps, type ProjectList } from './MyProjects.tsx'

const ready = (more: Extract<ProjectList, { status: 'ready' }>['more'] = 'none', shown = projects): ProjectList => ({
  status: 'ready',
  projects: shown,
  more,
  onMore: fn(),
})

const [first, ...others] = projects
if (!first) throw new Error('The library has an image')

const meta = {
  title: 'Screens/MyProjects',
  component: MyProjects,
  decorators: [inAccount('myProjects')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: ready(),
    ...atRest(),
  },
} satisfies Meta<typeof MyProjects>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  tags: ['state:deleteWithUndo.present'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(projects.length)
    await userEvent.click(canvas.getByRole('radio', { name: 'Cut out' }))
    await expect(args.onFilter).toHaveBeenCalledWith('remove_background')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search by prompt or file name' }), 'j')
    await expect(args.onSearch).toHaveBeenCalledWith('j')
  },
}

/** The viewer closes, and the editor for touching up opens. */
export const TouchingUpFromTheViewer: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open blue-jug.jpg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Touch up' }))
    await expect(args.touchUp.onOpen).toHaveBeenCalledWith(expect.objectContaining({ projectId: 'p2', width: 640 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DeletingFromTheMenu: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for blue-jug.jpg' }))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'Upscale' })).toHaveAttribute(
      'href',
      '/services/upscale?project=p2',
    )
    await expect(within(menu).queryByRole('menuitem', { name: 'Remove background' })).toBeNull()
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith('p2')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

export const DeletedWithUndo: Story = {
  tags: ['state:deleteWithUndo.deleting.meant', 'state:deleteWithUndo.undoable'],
  args: { deletions: { p2: { state: 'deleted' } } },
  play: async ({ canvas, args, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo deleting blue-jug.jpg' })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledWith('p2')
  },
}

export const BringingBack: Story = {
  tags: ['state:deleteWithUndo.deleting.takenBack', 'state:deleteWithUndo.restoring'],
  args: { deletions: { p2: { state: 'restoring' } } },
}

export const UndoFailed: Story = {
  tags: ['state:deleteWithUndo.restoreFailed'],
  args: { deletions: { p2: { state: 'restoreFailed' }, p4: { state: 'deleted' } } },
}

export const InTheViewer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open blue-jug.jpg' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByRole('img', { name: 'blue-jug.jpg' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(viewer).getByRole('img', { name: 'valley-at-dawn.png' })).toBeVisible()
    await expect(within(viewer).getByText('Enlarged from your picture with our own engine')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(viewer).getByText('Cut out of your picture with our own engine')).toBeVisible()
  },
}

/** Shows the source and the engine of the image. */
export const EnlargementInTheViewer: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open valley-at-dawn.png' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByText('Enlarged from your picture with our own engine')).toBeVisible()
  },
}

export const OnFromTheViewer: Story = {
  tags: ['!visual'],
  render: (args) => <DeletingAtOnce {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open A valley/ }))
    const viewer = await screen.findByRole('dialog')
    const openMenu = async () => {
      await userEvent.click(within(viewer).getByRole('button', { name: /^More for/ }))
      return within(await screen.findByRole('menu'))
    }
    await step('To another service, or once more with the same settings', async () => {
      const menu = await openMenu()
      const href = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href')
      await expect(href('Upscale')).toBe('/services/upscale?project=p1')
      await expect(href('Remove background')).toBe('/services/remove-background?project=p1')
      await expect(href('Use these settings again')).toBe('/services/generate-image?project=p1')
    })
    await step('The keys of the menu do not turn the images', async () => {
      await userEvent.keyboard('{ArrowRight}{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(within(viewer).getByRole('img', { name: /^A valley/ })).toBeVisible()
    })
    await step('Deleted there, it can be taken back here', async () => {
      await userEvent.click((await openMenu()).getByRole('menuitem', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Undo deleting A valley/ })).toHaveFocus())
    })
  },
}

/** Names the source of a refinement; a generated image can be refined here. */
export const RefinedInTheViewer: Story = {
  args: { list: ready('none', [{ ...first, refinement: 'variation' }, ...others]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open A valley/ }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByText(/ · Variation of an earlier image · 1,024 × 1,024$/)).toBeVisible()
    await userEvent.click(within(viewer).getByRole('button', { name: /^More for/ }))
    const menu = within(await screen.findByRole('menu'))
    const href = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href')
    await expect(href('Variation')).toBe('/services/generate-image?variation=p1')
    await expect(href('More like this')).toBe('/services/generate-image?more=p1')
  },
}

export const NothingYet: Story = {
  args: { list: ready('none', []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“red poppies in the morning”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try this prompt' })).toHaveAttribute('href', '#example')
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

export const NoneOfThisService: Story = { args: { list: ready('none', []), filter: 'upscale' } }

export const NothingFound: Story = {
  args: { list: ready('none', []), query: 'submarine' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all projects' }))
    await expect(args.onShowAll).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = { args: { list: { status: 'loading' } } }

const onRetry = fn()

export const LoadFailed: Story = {
  args: { list: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const MoreToLoad: Story = { args: { list: ready('available') } }

/** Images far from the window are cheap, but can still be found, focused and read aloud. */
export const Hundreds: Story = {
  tags: ['!visual'],
  args: {
    list: ready(
      'none',
      Array.from({ length: 120 }, (_, place) => ({ ...first, id: `p-${place}`, title: `Picture ${place + 1} of 120` })),
    ),
  },
  play: async ({ canvas }) => {
    const isDrawn = (title: string) => canvas.getByTitle(title).checkVisibility({ contentVisibilityAuto: true })
    await waitFor(() => expect(isDrawn('Picture 1 of 120')).toBe(true))
    await waitFor(() => expect(isDrawn('Picture 120 of 120')).toBe(false))
    canvas.getByTitle('Picture 120 of 120').closest('li')?.querySelector('input')?.focus()
    await waitFor(() => expect(isDrawn('Picture 120 of 120')).toBe(true))
  },
}

export const LoadingMore: Story = { args: { list: ready('loading') } }

export const MoreFailed: Story = { args: { list: ready('failed') } }

/** A search without a response. */
function Unanswered(props: MyProjectsProps) {
  const [query, setQuery] = useState(props.query)
  const list = props.list.status === 'ready' ? { ...props.list, searching: query !== props.query } : props.list
  return <MyProjects {...props} list={list} query={query} onSearch={setQuery} />
}

export const Searching: Story = {
  render: (args) => <Unanswered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.getAllByRole('list').find((one) => one.hasAttribute('aria-busy'))
    await expect(list()).toHaveAttribute('aria-busy', 'false')
    await userEvent.type(canvas.getByRole('textbox'), 'heron')
    await expect(list()).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Open blue-jug.jpg' })).toBeVisible()
  },
}

export const SearchingAfterNothing: Story = {
  tags: ['!visual'],
  args: { list: ready('none', []), query: 'submarine' },
  render: (args) => <Unanswered {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await userEvent.type(canvas.getByRole('textbox'), 'heron')
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “submarine”' })).toBeVisible()
  },
}
