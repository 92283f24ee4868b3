import { useState } from 'react'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { RetryNotice } from '../shared/RetryNotice.tsx'
import { Emptiness } from './Emptiness.tsx'
import { Library } from './Library.tsx'
import * as styles from './MyProjects.css.ts'
import { Tools } from './Tools.tsx'
import type { MyProjectsProps, ProjectList } from './types.ts'

export type {
  Deletion,
  MyProjectsProps,
  Packing,
  ProjectFilter,
  ProjectLinks,
  ProjectList,
  ProjectTile,
} from './types.ts'

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Loading() {
  const t = useTexts(projectsTexts)
  return (
    <div role="status" aria-label={t('projects.loading')} className={styles.grid}>
      {skeletonKeys.map((key) => (
        <Stack key={key} gap="xs">
          <Skeleton ratio="1 / 1" className={styles.skeleton} />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </Stack>
      ))}
    </div>
  )
}

function Failed({ onRetry, retrying }: Omit<Extract<ProjectList, { status: 'error' }>, 'status'>) {
  const t = useTexts(projectsTexts)
  return (
    <RetryNotice title={t('projects.error.title')} onRetry={onRetry} retrying={retrying}>
      {t('projects.error.text')}
    </RetryNotice>
  )
}

type Narrowing = Pick<MyProjectsProps, 'filter' | 'query'>

/** The filter of the shown list, which may be older than the typed text. */
function useAnswered({ filter, query }: Narrowing, searching: boolean): Narrowing {
  const [answered, setAnswered] = useState<Narrowing>({ filter, query })
  const behind = answered.filter !== filter || answered.query !== query
  if (behind && !searching) setAnswered({ filter, query })
  return searching ? answered : { filter, query }
}

/** My projects: all images of the person until they delete them (R008). Rendered in AccountFrame. */
export function MyProjects(props: MyProjectsProps) {
  const { list } = props
  const t = useTexts(projectsTexts)
  const searching = list.status === 'ready' && list.searching === true
  const answered = useAnswered(props, searching)
  const empty = list.status === 'ready' && list.projects.length === 0 && list.more === 'none'
  const nothingYet = empty && !searching && props.query === '' && props.filter === 'all'
  return (
    <Stack gap="xl">
      <PageHeading title={t('projects.title')}>{t('projects.lead')}</PageHeading>
      {nothingYet ? null : <Tools {...props} searching={searching} />}
      <Library
        // Separate keys: otherwise the browser counts the reused element as a layout shift.
        key={list.status === 'loading' ? 'loading' : 'loaded'}
        {...props}
        instead={(headingRef) => {
          if (list.status === 'loading') return <Loading />
          if (list.status === 'error') return <Failed {...list} />
          if (!empty) return null
          return (
            <div aria-busy={searching}>
              <Emptiness {...props} {...answered} headingRef={headingRef} />
            </div>
          )
        }}
      />
    </Stack>
  )
}
