import { formatDate } from '../../format/dates.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { ImageTile, type TileMark } from '../../primitives/ImageTile/ImageTile.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { IconLink } from '../shared/services/IconLink.tsx'
import { serviceIcons, serviceKeys } from './names.ts'
import * as styles from './ProjectCard.css.ts'
import { ProjectMenu } from './ProjectMenu.tsx'
import type { Deletion, ProjectLinks, ProjectTile } from './types.ts'

interface ProjectCardProps {
  project: ProjectTile
  deletion: Deletion | undefined
  links: ProjectLinks
  mark: TileMark
  onOpen: () => void
  onDelete: () => void
  onUndo: () => void
}

const undoState = { deleted: 'offered', restoring: 'restoring', restoreFailed: 'failed' } as const

/** One picture of the library, or the place where it was. */
export function ProjectCard({ project, deletion, links, mark, onOpen, onDelete, onUndo }: ProjectCardProps) {
  const t = useTexts(projectsTexts)
  const { service, title, createdAt, downloadUrl, thumbUrl } = project
  if (deletion) {
    const undo = { state: undoState[deletion.state], onUndo }
    return <ImageTile as="li" name={title} picture={{ state: 'deleted', undo }} />
  }
  return (
    <ImageTile
      as="li"
      name={title}
      picture={{ state: 'delivered', src: thumbUrl }}
      transparent={service === 'remove_background'}
      mark={mark}
      onOpen={onOpen}
      caption={
        <>
          <span className={styles.title} title={title}>
            {title}
          </span>
          <span className={styles.facts}>
            <Icon icon={serviceIcons[service]} size="sm" />
            <span className={styles.serviceWord}>{t(`projects.service.${serviceKeys[service]}`)}</span>
            <span className={styles.serviceWord} aria-hidden="true">
              ·
            </span>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
        </>
      }
      actions={
        <>
          <IconLink icon={DownloadIcon} label={t('projects.download', { title })} href={downloadUrl} download />
          <ProjectMenu project={project} links={links} onDelete={onDelete} />
        </>
      }
    />
  )
}
