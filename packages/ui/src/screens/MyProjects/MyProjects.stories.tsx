import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import { serviceHrefs } from '../parts-of-services/inServices.fixtures.tsx'
import { links, projects } from './MyProjects.fixtures.ts'
import { MyProjects, type ProjectList } from './MyProjects.tsx'

const ready = (more: Extract<ProjectList, { status: 'ready' }>['more'] = 'none', shown = projects): ProjectList => ({
  status: 'ready',
  projects: shown,
  more,
  onMore: fn(),
})

const meta = {
  title: 'Screens/MyProjects',
  component: MyProjects,
  decorators: [inAccount('myProjects')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: ready(),
    filter: 'all',
    query: '',
    deletions: {},
    links,
    serviceHrefs,
    onFilter: fn(),
    onSearch: fn(),
    onShowAll: fn(),
    onDelete: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof MyProjects>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(projects.length)
    await userEvent.click(canvas.getByRole('radio', { name: 'Cut out' }))
    await expect(args.onFilter).toHaveBeenCalledWith('remove_background')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search by prompt or file name' }), 'j')
    await expect(args.onSearch).toHaveBeenCalledWith('j')
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
  },
}

export const DeletedWithUndo: Story = {
  args: { deletions: { p2: { state: 'deleted' } } },
  play: async ({ canvas, args, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo deleting blue-jug.jpg' })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUndo).toHaveBeenCalledWith('p2')
  },
}

export const BringingBack: Story = { args: { deletions: { p2: { state: 'restoring' } } } }

export const UndoFailed: Story = {
  args: { deletions: { p2: { state: 'restoreFailed' }, p4: { state: 'deleted' } } },
}

export const InTheViewer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open blue-jug.jpg' }))
    const viewer = await screen.findByRole('dialog')
    await expect(within(viewer).getByRole('img', { name: 'blue-jug.jpg' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(viewer).getByRole('img', { name: 'valley-at-dawn.png' })).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { list: ready('none', []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Generate your first image' })).toHaveAttribute('href', '#generate')
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

export const LoadingMore: Story = { args: { list: ready('loading') } }

export const MoreFailed: Story = { args: { list: ready('failed') } }
