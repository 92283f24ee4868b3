import { type Schemas, unwrap } from '@mintage/api-client'
import type { Refinement } from '@mintage/machines/image-request'
import { firstExample } from '@mintage/ui/screens/FirstImage'
import type { MyProjectsProps, ProjectFilter, ProjectTile } from '@mintage/ui/screens/MyProjects'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { refinementNames } from '../../app/mappers.ts'
import { againPath, downloadPath, promptPath, refinePath, sendToPaths, servicePaths } from '../../app/projectPaths.ts'
import { createResourceCache } from '../../app/resource.ts'
import { type Pages, usePagedList } from '../account/usePagedList.ts'
import { useCutoutTouchUp } from './useCutoutTouchUp.ts'
import { useDeletions } from './useDeletions.ts'
import { usePacking } from './usePacking.ts'

const projects = createResourceCache<Pages<Schemas['Project']>>({ isPersonal: true })

/** Debounce of the search field, in ms. */
const SEARCH_REST = 300

const filters = ['generate', 'remove_background', 'upscale'] as const

const filterOf = (value: string | null): ProjectFilter => filters.find((filter) => filter === value) ?? 'all'

interface Row extends ProjectTile {
  requestId: string
  contentType: Schemas['Project']['content_type']
  /** Size of a generated image, for example `1024x1024`. */
  generatedSize: string | undefined
}

const toRow = (dto: Schemas['Project']): Row => ({
  id: dto.id,
  service: dto.service,
  title: dto.title,
  createdAt: dto.created_at,
  width: dto.width,
  height: dto.height,
  thumbUrl: dto.thumb_url,
  fileUrl: dto.file_url,
  downloadUrl: downloadPath(dto.id),
  requestId: dto.request_id,
  contentType: dto.content_type,
  generatedSize: dto.service === 'generate' ? dto.settings.size : undefined,
  refinement: dto.settings.refinement && refinementNames[dto.settings.refinement],
  engine: dto.engine,
})

const noRows: readonly Row[] = []

/** Links of the images in these rows. */
function linksOf(
  rows: readonly Row[],
  offered: { refinements: readonly Refinement[]; sizes: readonly string[] },
): MyProjectsProps['links'] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const refining =
    (refinement: Refinement) =>
    ({ id }: ProjectTile) => {
      const row = byId.get(id)
      const isOffered =
        offered.refinements.includes(refinement) &&
        row?.generatedSize !== undefined &&
        offered.sizes.includes(row.generatedSize)
      return isOffered ? refinePath(refinement, row.id, row.requestId) : null
    }
  return {
    upscale: ({ id }) => sendToPaths.upscale(id),
    // A cut-out has no background left to remove.
    removeBackground: ({ id, service }) => (service === 'remove_background' ? null : sendToPaths.removeBackground(id)),
    variation: refining('variation'),
    moreLikeThis: refining('moreLikeThis'),
    again: ({ id }) => {
      const row = byId.get(id)
      return row ? againPath(row.service, row.requestId) : null
    },
  }
}

/**
 * Filter and search are in the address, so that a reload, a shared link and Back restore them. Typed text is local
 * state and enters the address after a pause, because the router updates too late for a text field.
 */
function useNarrowing() {
  const [search, setSearch] = useSearchParams()
  const filter = filterOf(search.get('service'))
  const q = (search.get('q') ?? '').trim()
  const [typed, setTyped] = useState(q)
  /** The search that is in the address or on its way there. */
  const sent = useRef(q)
  const narrow = (next: { filter: ProjectFilter; q: string }) => {
    sent.current = next.q
    setSearch(
      { ...(next.filter === 'all' ? {} : { service: next.filter }), ...(next.q === '' ? {} : { q: next.q }) },
      { replace: true },
    )
  }
  const onRest = useEffectEvent(() => narrow({ filter, q: typed.trim() }))
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const resting = setTimeout(() => onRest(), SEARCH_REST)
    return () => clearTimeout(resting)
  }, [typed])
  // The address changed from outside, by a link or Back.
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setTyped(q)
  }, [q])
  const narrowAtOnce = (next: { filter: ProjectFilter; query: string }) => {
    setTyped(next.query)
    narrow({ filter: next.filter, q: next.query.trim() })
  }
  return { filter, q, typed, setTyped, narrowAtOnce }
}

/** The library (R008, R009, R054, D52). */
export function useMyProjects(): MyProjectsProps {
  const { client } = useDependencies()
  const { imageGenerationRefinements, imageGenerationSizes } = useSettings()
  const { filter, q, typed, setTyped, narrowAtOnce } = useNarrowing()
  const { shown, gone, remove, removeSeveral, undo } = useDeletions()
  const { packing, pack } = usePacking()
  /** Cut-outs that were touched up after the list was loaded, by id. */
  const [touchedUp, setTouchedUp] = useState<Readonly<Record<string, Row>>>({})
  const touchUp = useCutoutTouchUp((project) => setTouchedUp((all) => ({ ...all, [project.id]: toRow(project) })))
  const list = usePagedList({
    cache: projects,
    key: `${filter} ${q}`,
    read: (cursor, signal) => {
      const narrowed = { ...(filter === 'all' ? {} : { service: filter }), ...(q === '' ? {} : { q }) }
      return unwrap(
        client.GET('/projects', { params: { query: { ...narrowed, ...(cursor ? { cursor } : {}) } }, signal }),
      )
    },
    toRow: toRow,
  })
  const read = list.status === 'ready' ? list.rows : noRows
  const rows = useMemo(
    () => read.filter(({ id }) => !gone.has(id)).map((row) => touchedUp[row.id] ?? row),
    [read, gone, touchedUp],
  )
  const links = useMemo(
    () => linksOf(rows, { refinements: imageGenerationRefinements, sizes: imageGenerationSizes }),
    [rows, imageGenerationRefinements, imageGenerationSizes],
  )
  const rowsOf = (ids: readonly string[]) => {
    const selected = new Set(ids)
    return rows.filter(({ id }) => selected.has(id))
  }

  return {
    list:
      list.status === 'ready'
        ? {
            status: 'ready',
            projects: rows,
            more: list.more,
            onMore: list.onMore,
            searching: list.previous || typed.trim() !== q,
          }
        : list,
    filter,
    query: typed,
    deletions: shown,
    links,
    serviceHrefs: servicePaths,
    exampleHref: promptPath(firstExample),
    onFilter: (next) => narrowAtOnce({ filter: next, query: typed }),
    onSearch: setTyped,
    onShowAll: () => narrowAtOnce({ filter: 'all', query: '' }),
    onDelete: remove,
    onDeleteSeveral: (ids) => removeSeveral(rowsOf(ids)),
    onDownloadSeveral: (ids) =>
      pack(
        rowsOf(ids).map(({ title, contentType, fileUrl, createdAt }) => ({
          title,
          contentType,
          url: fileUrl,
          createdAt,
        })),
      ),
    packing,
    touchUp,
    onUndo: undo,
  }
}
