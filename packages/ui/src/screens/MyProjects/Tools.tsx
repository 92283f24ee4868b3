import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { TextField } from '../../controls/TextField/TextField.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CloseIcon, SearchIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { services } from '../shared/services/types.ts'
import * as styles from './MyProjects.css.ts'
import { serviceKeys } from './names.ts'
import type { MyProjectsProps, ProjectFilter } from './types.ts'

const filters = ['all', ...services] as const
const asFilter = (value: string): ProjectFilter => filters.find((filter) => filter === value) ?? 'all'

interface ToolsProps extends Pick<MyProjectsProps, 'filter' | 'query' | 'onFilter' | 'onSearch'> {
  /** The search is pending. */
  searching: boolean
}

/** Filters of the library: a service and a search text. */
export function Tools({ searching, filter, query, onFilter, onSearch }: ToolsProps) {
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
          start={searching ? <Spinner size="sm" label={null} /> : <Icon icon={SearchIcon} size="sm" />}
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
