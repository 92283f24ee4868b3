import { type Schemas, unwrap } from '@mintage/api-client'
import type { MyProjectsProps, ProjectFilter, ProjectTile } from '@mintage/ui/screens/MyProjects'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../app/ServicesContext.tsx'
import { paths } from '../../routes/paths.ts'
import { usePagedList } from '../account/usePagedList.ts'
import { downloadPath, sendToPaths } from '../services/projectPaths.ts'
import { useDeletions } from './useDeletions.ts'

/** ms of rest after the last key before the library is asked. */
const SEARCH_REST = 300

const filters = ['generate', 'remove_background', 'upscale'] as const

const filterOf = (value: string | null): ProjectFilter => filters.find((filter) => filter === value) ?? 'all'

interface Row extends ProjectTile {
  requestId: string
}

const rowFromWire = (wire: Schemas['Project']): Row => ({
  id: wire.id,
  service: wire.service,
  title: wire.title,
  createdAt: wire.created_at,
  width: wire.width,
  height: wire.height,
  thumbUrl: wire.thumb_url,
  fileUrl: wire.file_url,
  downloadUrl: downloadPath(wire.id),
  requestId: wire.request_id,
})

/** Follows what is typed, once the person rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setRested(text), SEARCH_REST)
    return () => clearTimeout(waiting)
  }, [text])
  return rested
}

/** Filter and search stand in the address: coming back from a picture's next service finds them again. */
function useNarrowing() {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search.get('service'))
  const query = search.get('q') ?? ''
  const narrow = (next: { filter: ProjectFilter; query: string }) =>
    setSearch(
      { ...(next.filter === 'all' ? {} : { service: next.filter }), ...(next.query === '' ? {} : { q: next.query }) },
      { replace: true },
    )
  return { filter, query, narrow }
}

/** The library (R008, R009, R054, D52). */
export function useMyProjects(): MyProjectsProps {
  const { client } = useServices()
  const { filter, query, narrow } = useNarrowing()
  const q = useRested(query.trim())
  const { shown, gone, remove, undo } = useDeletions()
  const list = usePagedList({
    key: ['projects', filter, q],
    read: (cursor, signal) => {
      const wanted = { ...(filter === 'all' ? {} : { service: filter }), ...(q === '' ? {} : { q }) }
      return unwrap(
        client.GET('/projects', { params: { query: { ...wanted, ...(cursor ? { cursor } : {}) } }, signal }),
      )
    },
    toRow: rowFromWire,
  })
  const rows = list.status === 'ready' ? list.rows.filter(({ id }) => !gone.has(id)) : []

  return {
    list: list.status === 'ready' ? { status: 'ready', projects: rows, more: list.more, onMore: list.onMore } : list,
    filter,
    query,
    deletions: shown,
    links: {
      upscale: ({ id }) => sendToPaths.upscale(id),
      // A cut-out has no background left to remove.
      removeBackground: ({ id, service }) =>
        service === 'remove_background' ? null : sendToPaths.removeBackground(id),
      again: ({ id, service }) => {
        const row = rows.find((candidate) => candidate.id === id)
        return row && service === 'generate' ? `${paths.ServicesGenerate}?again=${row.requestId}` : null
      },
    },
    serviceHrefs: {
      generate: paths.ServicesGenerate,
      remove_background: paths.ServicesRemoveBackground,
      upscale: paths.ServicesUpscale,
    },
    onFilter: (next) => narrow({ filter: next, query }),
    onSearch: (next) => narrow({ filter, query: next }),
    onShowAll: () => narrow({ filter: 'all', query: '' }),
    onDelete: remove,
    onUndo: undo,
  }
}
