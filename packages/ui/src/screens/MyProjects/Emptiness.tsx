import type { Ref } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { GenerateIcon, SearchIcon } from '../../primitives/Icon/icons.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { ExampleAction } from '../FirstImage/ExampleAction.tsx'
import { serviceIcons, serviceKeys } from './names.ts'
import type { MyProjectsProps } from './types.ts'

interface EmptinessProps
  extends Pick<MyProjectsProps, 'filter' | 'query' | 'serviceHrefs' | 'exampleHref' | 'onShowAll'> {
  headingRef: Ref<HTMLHeadingElement>
}

/** Says why the list is empty and offers a next step: another search, another service, or the first image. */
export function Emptiness({ filter, query, serviceHrefs, exampleHref, onShowAll, headingRef }: EmptinessProps) {
  const t = useTexts(projectsTexts)
  if (query !== '') {
    return (
      <EmptyState
        headingRef={headingRef}
        icon={SearchIcon}
        title={t('projects.noMatch.title', { query })}
        action={
          <Button variant="outline" tone="neutral" onClick={onShowAll}>
            {t('projects.showAll')}
          </Button>
        }
      >
        {t('projects.noMatch.text')}
      </EmptyState>
    )
  }
  if (filter !== 'all') {
    const key = serviceKeys[filter]
    return (
      <EmptyState
        headingRef={headingRef}
        icon={serviceIcons[filter]}
        title={t(`projects.emptyFilter.${key}`)}
        action={<Button href={serviceHrefs[filter]}>{t(`projects.emptyFilter.${key}.action`)}</Button>}
      >
        {t('projects.emptyFilter.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headingRef={headingRef}
      icon={GenerateIcon}
      title={t('projects.empty.title')}
      action={<ExampleAction href={exampleHref} />}
    >
      {t('projects.empty.text')}
    </EmptyState>
  )
}
