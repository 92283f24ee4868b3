import { useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CloseIcon, SearchIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { LoadMore } from '../../primitives/LoadMore/LoadMore.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { services } from '../parts-of-services/types.ts'
import { Emptiness } from './Emptiness.tsx'
import * as styles from './MyProjects.css.ts'
import { serviceKeys } from './names.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectViewer } from './ProjectViewer.tsx'
import type { MyProjectsProps, ProjectFilter, ProjectList } from './types.ts'

export type { Deletion, MyProjectsProps, ProjectFilter, ProjectLinks, ProjectList, ProjectTile } from './types.ts'

const filters = ['all', ...services] as const
const bones = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

const asFilter = (value: string): ProjectFilter => filters.find((filter) => filter === value) ?? 'all'

function Tools({
  filter,
  query,
  onFilter,
  onSearch,
}: Pick<MyProjectsProps, 'filter' | 'query' | 'onFilter' | 'onSearch'>) {
  const t = useTexts(projectsTexts)
  return (
    <div className={styles.tools}>
      <ChoiceGroup
        className={styles.filter}
        hideLabel
        label={t('projects.filter')}
        value={filter}
        onValueChange={(value) => onFilter(asFilter(value))}
        options={filters.map((value) => ({
          value,
          label: t(value === 'all' ? 'projects.filter.all' : `projects.filter.${serviceKeys[value]}`),
        }))}
      />
      <search>
        <TextField
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          hideLabel
          label={t('projects.search')}
          placeholder={t('projects.search')}
          value={query}
          onChange={(event) => onSearch(event.currentTarget.value)}
          start={<Icon icon={SearchIcon} size="sm" />}
          end={
            query === '' ? null : (
              <IconButton icon={CloseIcon} size="sm" label={t('projects.search.clear')} onClick={() => onSearch('')} />
            )
          }
        />
      </search>
    </div>
  )
}

function Loading() {
  const t = useTexts(projectsTexts)
  return (
    <div role="status" aria-label={t('projects.loading')} className={styles.grid}>
      {bones.map((bone) => (
        <Stack key={bone} gap="xs">
          <Skeleton ratio="1 / 1" className={styles.bone} />
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </Stack>
      ))}
    </div>
  )
}

function Failed({ onRetry, retrying }: Omit<Extract<ProjectList, { status: 'error' }>, 'status'>) {
  const t = useTexts(projectsTexts)
  const common = useTexts(commonTexts)
  return (
    <Notice
      tone="critical"
      title={t('projects.error.title')}
      action={
        <Button variant="outline" tone="neutral" size="sm" onClick={onRetry} busy={retrying}>
          {common('common.retry')}
        </Button>
      }
    >
      {t('projects.error.text')}
    </Notice>
  )
}

function Ready(props: MyProjectsProps & { list: Extract<ProjectList, { status: 'ready' }> }) {
  const { list, deletions, links, onDelete, onUndo } = props
  const t = useTexts(projectsTexts)
  const [opened, open] = useState<string | null>(null)
  const { projects, more, onMore } = list
  if (projects.length === 0) return <Emptiness {...props} />
  const leaving = projects.filter(({ id }) => deletions[id]?.state === 'deleted').at(0)
  return (
    <>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            deletion={deletions[project.id]}
            links={links}
            onOpen={() => open(project.id)}
            onDelete={() => onDelete(project.id)}
            onUndo={() => onUndo(project.id)}
          />
        ))}
      </ul>
      <LoadMore
        state={more}
        onMore={onMore}
        label={t('projects.loadMore')}
        busyLabel={t('projects.loadingMore')}
        failed={t('projects.moreFailed')}
      />
      <LiveRegion message={leaving ? t('projects.deletedNamed', { title: leaving.title }) : ''} />
      <ProjectViewer
        projects={projects.filter(({ id }) => !deletions[id])}
        opened={opened}
        onOpen={open}
        onClose={() => open(null)}
      />
    </>
  )
}

/** My projects: everything the person made, until they delete it (R008). Stands in AccountFrame. */
export function MyProjects(props: MyProjectsProps) {
  const { list } = props
  const t = useTexts(projectsTexts)
  const nothingYet =
    list.status === 'ready' && list.projects.length === 0 && props.query === '' && props.filter === 'all'
  return (
    <Stack gap="xl">
      <PageHeading title={t('projects.title')}>{t('projects.lead')}</PageHeading>
      {nothingYet ? null : <Tools {...props} />}
      {list.status === 'loading' ? <Loading /> : null}
      {list.status === 'error' ? <Failed {...list} /> : null}
      {list.status === 'ready' ? <Ready {...props} list={list} /> : null}
    </Stack>
  )
}
