import { type Schemas, unwrap } from '@mintage/api-client'
import { toTenths } from '@mintage/ui/format'
import type { RequestEntry, RequestHistoryProps } from '@mintage/ui/screens/RequestHistory'
import { useNavigate } from 'react-router-dom'
import { useServices, useSettings } from '../../app/ServicesContext.tsx'
import { paths } from '../../routes/paths.ts'
import { againPath } from '../services/projectPaths.ts'
import { usePagedList } from './usePagedList.ts'

const entryFromWire =
  (styles: readonly { id: string; title: string }[]) =>
  (wire: Schemas['ImageRequest']): RequestEntry => {
    const { prompt, file_name, style, size, factor } = wire.settings
    const styleTitle = styles.find(({ id }) => id === style)?.title ?? style
    return {
      id: wire.id,
      createdAt: wire.created_at,
      service: wire.service,
      state: wire.state,
      title: prompt ?? file_name ?? '',
      settings: {
        ...(styleTitle === undefined ? {} : { style: styleTitle }),
        ...(size === undefined ? {} : { size }),
        ...(factor === undefined ? {} : { factor }),
      },
      images: {
        asked: wire.images.length,
        delivered: wire.images.filter(({ state }) => state === 'delivered').length,
      },
      cost: toTenths(wire.cost),
      refunded: toTenths(wire.refunded),
      // An upload is only kept with what was made of it, so its request can be run again only from a result.
      canRunAgain: wire.service === 'generate' || wire.images.some(({ project_id }) => project_id !== null),
    }
  }

/** What the person asked for, what it cost and what came back (R057, D52). */
export function useRequestHistory(): RequestHistoryProps {
  const { client } = useServices()
  const { imageGenerationStyles } = useSettings()
  const navigate = useNavigate()
  const list = usePagedList({
    key: ['requests'],
    read: (cursor, signal) =>
      unwrap(client.GET('/request-history', { params: { query: cursor ? { cursor } : {} }, signal })),
    toRow: entryFromWire(imageGenerationStyles),
  })
  return {
    list,
    onRunAgain: (id) => {
      const request = list.status === 'ready' ? list.rows.find((row) => row.id === id) : undefined
      if (request) navigate(againPath(request.service, id))
    },
    hrefs: { generate: paths.ServicesGenerate },
  }
}
