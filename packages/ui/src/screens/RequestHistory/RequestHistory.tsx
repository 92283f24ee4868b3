import { useMemo } from 'react'
import { ClockIcon, EmptyState, Stack } from '../../primitives/index.ts'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { accountTexts } from '../../texts/en/account.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ExampleAction } from '../FirstImage/ExampleAction.tsx'
import { HistoryList, type HistoryState } from '../shared/history/HistoryList.tsx'
import { useEventCallback } from '../shared/useEventCallback.ts'
import { type RequestEntry, requestColumns } from './requestColumns.tsx'

export type { RequestEntry } from './requestColumns.tsx'

export interface RequestHistoryProps {
  list: HistoryState<RequestEntry>
  /** Opens the service with the settings of that request, and spends nothing. */
  onRunAgain: (id: string) => void
  hrefs: {
    /** Opens the generator with an example filled in. */
    example: string
  }
}

/** The person's image requests, with their costs and results. Rendered in AccountFrame. */
export function RequestHistory({ list, onRunAgain, hrefs }: RequestHistoryProps) {
  const t = useTexts(accountTexts)
  const onAgain = useEventCallback(onRunAgain)
  const columns = useMemo(() => requestColumns(t, onAgain), [t, onAgain])
  return (
    <Stack gap="xl">
      <PageHeading title={t('account.requestHistory')}>{t('account.requests.lead')}</PageHeading>
      <HistoryList
        state={list}
        caption={t('account.requestHistory')}
        loading={t('account.requests.loading')}
        failed={{ title: t('account.requests.failed'), detail: t('account.requests.failedDetail') }}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={ClockIcon}
            title={t('account.requests.empty')}
            action={<ExampleAction href={hrefs.example} />}
          >
            {t('account.requests.emptyDetail')}
          </EmptyState>
        }
      />
    </Stack>
  )
}
