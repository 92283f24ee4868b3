import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { toastOf, withToasts } from '../../overlays/fixtures/toast.tsx'
import { cutoutTexts } from '../../texts/en/cutout.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { inAccount } from '../fixtures/frames.tsx'
import { longName } from '../shared/services/services.fixtures.ts'
import { atRest, projects } from './MyProjects.fixtures.ts'
import { MyProjects, type ProjectList } from './MyProjects.tsx'
import type { ProjectTile } from './types.ts'

const listOf = (shown: readonly ProjectTile[]): ProjectList => ({
  status: 'ready',
  projects: shown,
  more: 'none',
  onMore: fn(),
})

/** Messages next to the library, and unusual images in it. */
const meta = {
  title: 'Screens/MyProjects/News',
  component: MyProjects,
  decorators: [inAccount('myProjects')],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    list: listOf(projects),
    ...atRest(),
  },
} satisfies Meta<typeof MyProjects>

export default meta
type Story = StoryObj<typeof meta>

const titles = 'blue-jug.jpg, valley-at-dawn.png'
const why = 'They are being worked on.'

export const CanBeUndone: Story = {
  ...withToasts(
    toastOf('info', projectsTexts, 'projects.severalDeleted', { count: 2 }, 'projects.undo'),
    toastOf('success', cutoutTexts, 'cutout.saved', {}, 'cutout.saved.undo'),
  ),
}

export const Restored: Story = {
  ...withToasts(
    toastOf('success', projectsTexts, 'projects.severalRestored', { count: 2 }),
    toastOf('success', projectsTexts, 'projects.restored'),
    toastOf('success', cutoutTexts, 'cutout.broughtBack'),
  ),
}

export const NotDeleted: Story = {
  ...withToasts(
    toastOf('error', projectsTexts, 'projects.deleteFailed'),
    toastOf('error', projectsTexts, 'projects.notDeleted', { titles }),
    toastOf('error', projectsTexts, 'projects.notDeletedWhy', { titles, why }),
  ),
}

export const NotRestored: Story = {
  ...withToasts(
    toastOf('error', projectsTexts, 'projects.restoreFailed'),
    toastOf('error', projectsTexts, 'projects.notRestored', { titles }),
    toastOf('error', projectsTexts, 'projects.notRestoredWhy', { titles, why }),
  ),
}

export const NoGeneratedOnes: Story = { args: { list: listOf([]), filter: 'generate' } }

export const NoCutOuts: Story = { args: { list: listOf([]), filter: 'remove_background' } }

export const MenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^More for/ })
    await userEvent.click(first ?? document.body)
    const again = await screen.findByRole('menuitem', { name: 'Use these settings again' })
    await waitFor(() => expect(again).toBeVisible())
  },
}

export const LongTitles: Story = {
  args: {
    list: listOf(
      projects.map((project, place) => ({
        ...project,
        title: place % 2 === 0 ? `${project.title}, ${'painted with loose strokes, '.repeat(20)}` : longName,
      })),
    ),
  },
}
