import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inAccount } from '../../packages/ui/src/screens/fixtures/frames.tsx'
import { MyProjects } from '../../packages/ui/src/screens/MyProjects/MyProjects.tsx'

const meta = {
  title: 'Machine states/Delete with undo',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const myProjects = {
  list: {
    status: 'ready',
    projects: [
      {
        id: '00000000-0000-4000-8000-000000000301',
        service: 'generate',
        title: 'A heron struck on a copper coin',
        createdAt: '2026-11-20T09:31:20Z',
        width: 1024,
        height: 1024,
        thumbUrl:
          "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'darkslategray'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'peru'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
        fileUrl: '/api/projects/00000000-0000-4000-8000-000000000301/file',
        downloadUrl: '/api/projects/00000000-0000-4000-8000-000000000301/file?download=1',
        requestId: '00000000-0000-4000-8000-000000000201',
        contentType: 'image/png',
        generatedSize: '1024x1024',
      },
      {
        id: '00000000-0000-4000-8000-000000000302',
        service: 'generate',
        title: 'A paper boat on a lake',
        createdAt: '2026-11-20T09:31:20Z',
        width: 1024,
        height: 1024,
        thumbUrl:
          "data:image/svg+xml,%3Csvg%20xmlns%3D'http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg'%20viewBox%3D'0%200%208%208'%3E%3Cpath%20fill%3D'steelblue'%20d%3D'M0%200h8v8H0z'%2F%3E%3Ccircle%20fill%3D'aliceblue'%20cx%3D'4'%20cy%3D'4'%20r%3D'2.5'%2F%3E%3C%2Fsvg%3E",
        fileUrl: '/api/projects/00000000-0000-4000-8000-000000000302/file',
        downloadUrl: '/api/projects/00000000-0000-4000-8000-000000000302/file?download=1',
        requestId: '00000000-0000-4000-8000-000000000201',
        contentType: 'image/png',
        generatedSize: '1024x1024',
      },
    ],
    more: 'none',
    onMore: fn(),
    searching: false,
  },
  filter: 'all',
  query: '',
  deletions: { '00000000-0000-4000-8000-000000000301': { state: 'deleted' } },
  links: { upscale: fn(), removeBackground: fn(), variation: fn(), moreLikeThis: fn(), again: fn() },
  serviceHrefs: {
    generate: '/services/generate-image',
    remove_background: '/services/remove-background',
    upscale: '/services/upscale',
  },
  exampleHref: '/services/generate-image?prompt=red+poppies+in+the+morning&style=Watercolor',
  onFilter: fn(),
  onSearch: fn(),
  onShowAll: fn(),
  onDelete: fn(),
  onDeleteSeveral: fn(),
  onDownloadSeveral: fn(),
  packing: null,
  touchUp: { open: null, saving: false, problem: null, onOpen: fn(), onClose: fn(), onSave: fn(), onDownload: fn() },
  onUndo: fn(),
} as const

/**
 * `deleting.meant`
 * - the person looks at a picture
 * - the person deletes it
 */
export const DeletingMeant: Story = {
  decorators: [inAccount('myProjects')],
  render: () => <MyProjects {...myProjects} />,
}

/**
 * `deleting.takenBack`
 * - the person looks at a picture
 * - the person deletes it
 * - the person takes it back
 */
export const DeletingTakenBack: Story = {
  decorators: [inAccount('myProjects')],
  render: () => (
    <MyProjects {...myProjects} deletions={{ '00000000-0000-4000-8000-000000000301': { state: 'restoring' } }} />
  ),
}

/**
 * `restoreFailed`
 * - the person looks at a picture
 * - the person deletes it
 * - the server deletes it
 * - the person takes it back
 * - the server does not restore it
 */
export const RestoreFailed: Story = {
  decorators: [inAccount('myProjects')],
  render: () => (
    <MyProjects {...myProjects} deletions={{ '00000000-0000-4000-8000-000000000301': { state: 'restoreFailed' } }} />
  ),
}
