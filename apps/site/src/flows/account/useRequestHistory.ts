import { type Schemas, unwrap } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import { firstExample } from '@mintage/ui/screens/FirstImage'
import type { RequestEntry, RequestHistoryProps } from '@mintage/ui/screens/RequestHistory'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { refinementNames } from '../../app/mappers.ts'
import { againPath, promptPath, resultPath, thumbPath } from '../../app/projectPaths.ts'
import { createResourceCache } from '../../app/resource.ts'
import { type Pages, usePagedList } from './usePagedList.ts'

/** Poll interval in ms while a listed request is running. */
const WHILE_RUNNING = 2_000

const requests = createResourceCache<Pages<Schemas['ImageRequest']>>({ isPersonal: true })

const running = ({ state }: Pick<Schemas['ImageRequest'], 'state'>) => state === 'queued' || state === 'working'

const toEntry =
  (styles: readonly { id: string; title: string }[]) =>
  (dto: Schemas['ImageRequest']): RequestEntry => {
    const { prompt, file_name, style, styles: several, size, factor, format, refinement } = dto.settings
    const chosen = several ?? (style === undefined ? [] : [style])
    // The first style is the default and is not listed.
    const named = chosen.filter((style) => style !== styles[0]?.id)
    const titles = named.map((style) => styles.find(({ id }) => id === style)?.title ?? style)
    const projectIds = dto.images.flatMap(({ project_id }) => project_id ?? [])
    const isRunning = running(dto)
    return {
      id: dto.id,
      createdAt: dto.created_at,
      service: dto.service,
      state: dto.state,
      title: prompt ?? file_name ?? '',
      settings: {
        ...(refinement === undefined ? {} : { refinement: refinementNames[refinement] }),
        ...(titles.length === 0 ? {} : { styles: titles }),
        ...(size === undefined ? {} : { size }),
        ...(factor === undefined ? {} : { factor }),
        ...(format === undefined ? {} : { format }),
      },
      result:
        isRunning || projectIds.length > 0
          ? { href: resultPath(dto.service, dto.id), thumbs: projectIds.map(thumbPath) }
          : null,
      images: {
        asked: dto.images.length,
        delivered: dto.images.filter(({ state }) => state === 'delivered').length,
      },
      cost: toTenths(dto.cost),
      refunded: toTenths(dto.refunded),
      // Uploads are stored only with their result, so an upload can be reused only from a result.
      canRunAgain: dto.service === 'generate' || projectIds.length > 0,
    }
  }

/** Image requests of the person with their price and result (R057, D52). */
export function useRequestHistory(): RequestHistoryProps {
  const { client } = useDependencies()
  const { imageGenerationStyles } = useSettings()
  const navigate = useNavigate()
  const list = usePagedList({
    cache: requests,
    read: (cursor, signal) =>
      unwrap(client.GET('/request-history', { params: { query: cursor ? { cursor } : {} }, signal })),
    toRow: useMemo(() => toEntry(imageGenerationStyles), [imageGenerationStyles]),
    readAgainIn: (requests) => (requests.some(running) ? WHILE_RUNNING : false),
  })
  return {
    list,
    onRunAgain: (id) => {
      const request = list.status === 'ready' ? list.rows.find((row) => row.id === id) : undefined
      if (request) navigate(againPath(request.service, id))
    },
    hrefs: { example: promptPath(firstExample) },
  }
}
