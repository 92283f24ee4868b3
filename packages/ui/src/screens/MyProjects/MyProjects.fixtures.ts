import { fn } from 'storybook/test'
import { jugCutOut, landscape } from '../shared/services/images.fixtures.ts'
import { noTouchUp } from '../shared/services/services.fixtures.ts'
import { serviceHrefs } from '../shared/services/servicesFrame.fixtures.tsx'
import type { MyProjectsProps } from './MyProjects.tsx'
import type { ProjectLinks, ProjectTile } from './types.ts'

const tile = (
  tile: Pick<ProjectTile, 'id' | 'service' | 'title' | 'createdAt' | 'engine'>,
  url: string,
  width: number,
  height: number,
): ProjectTile => ({
  ...tile,
  width,
  height,
  thumbUrl: url,
  fileUrl: url,
  downloadUrl: `/api/projects/${tile.id}/file?download=1`,
})

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T10:15:00Z`

export const projects: readonly ProjectTile[] = [
  tile(
    {
      id: 'p1',
      service: 'generate',
      title: 'A valley with low hills and a pale sun, seen from a hilltop, soft light',
      createdAt: day(20),
      engine: 'sample',
    },
    landscape('dawn'),
    1024,
    1024,
  ),
  tile(
    { id: 'p2', service: 'remove_background', title: 'blue-jug.jpg', createdAt: day(20), engine: 'built-in' },
    jugCutOut,
    640,
    640,
  ),
  tile(
    { id: 'p3', service: 'upscale', title: 'valley-at-dawn.png', createdAt: day(19), engine: 'built-in' },
    landscape('noon', 1920, 1440),
    1920,
    1440,
  ),
  tile(
    { id: 'p4', service: 'generate', title: 'Night over still hills, a full moon', createdAt: day(18) },
    landscape('night', 1536, 1024),
    1536,
    1024,
  ),
  tile(
    {
      id: 'p5',
      service: 'generate',
      title: 'Evening after the storm, the last light between the ridges',
      createdAt: day(17),
    },
    landscape('dusk', 1024, 1536),
    1024,
    1536,
  ),
  tile(
    { id: 'p6', service: 'generate', title: 'Autumn country in old paper colours', createdAt: day(12) },
    landscape('autumn'),
    1024,
    1024,
  ),
]

const links: ProjectLinks = {
  upscale: ({ id }) => `/services/upscale?project=${id}`,
  removeBackground: ({ id, service }) =>
    service === 'remove_background' ? null : `/services/remove-background?project=${id}`,
  variation: ({ id, service }) => (service === 'generate' ? `/services/generate-image?variation=${id}` : null),
  moreLikeThis: ({ id, service }) => (service === 'generate' ? `/services/generate-image?more=${id}` : null),
  again: ({ id, service }) => (service === 'generate' ? `/services/generate-image?project=${id}` : null),
}

/** The library without pending work; each story adds its callbacks. */
export const atRest = () =>
  ({
    filter: 'all',
    query: '',
    deletions: {},
    links,
    serviceHrefs,
    exampleHref: '#example',
    onFilter: fn(),
    onSearch: fn(),
    onShowAll: fn(),
    onDelete: fn(),
    onUndo: fn(),
    onDeleteSeveral: fn(),
    onDownloadSeveral: fn(),
    packing: null,
    touchUp: { ...noTouchUp, onOpen: fn() },
  }) satisfies Omit<MyProjectsProps, 'list'>
