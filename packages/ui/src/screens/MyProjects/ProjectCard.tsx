import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import { formatDate } from '../../format/dates.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { checkerboard } from '../../primitives/Checkerboard/Checkerboard.css.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { IconLink } from '../parts-of-services/IconLink.tsx'
import { serviceIcons, serviceKeys } from './names.ts'
import * as styles from './ProjectCard.css.ts'
import { ProjectMenu } from './ProjectMenu.tsx'
import type { Deletion, ProjectLinks, ProjectTile } from './types.ts'

interface ProjectCardProps {
  project: ProjectTile
  deletion: Deletion | undefined
  links: ProjectLinks
  onOpen: () => void
  onDelete: () => void
  onUndo: () => void
}

function Gone({ project, deletion, onUndo }: { project: ProjectTile; deletion: Deletion; onUndo: () => void }) {
  const t = useTexts(projectsTexts)
  const undo = useRef<HTMLButtonElement>(null)
  // The menu that asked for the deletion is gone with the picture: the focus would be lost to the page.
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className={styles.gone} data-state={deletion.state}>
      <span role={deletion.state === 'restoreFailed' ? 'alert' : undefined}>
        {deletion.state === 'restoreFailed' ? t('projects.restoreFailed') : t('projects.deleted')}
      </span>
      <Button
        ref={undo}
        variant="outline"
        tone="neutral"
        size="sm"
        busy={deletion.state === 'restoring'}
        busyLabel={t('projects.undoing')}
        aria-label={deletion.state === 'restoring' ? undefined : t('projects.undoNamed', { title: project.title })}
        onClick={onUndo}
      >
        {t('projects.undo')}
      </Button>
    </div>
  )
}

function Picture({ project, onOpen }: Pick<ProjectCardProps, 'project' | 'onOpen'>) {
  const t = useTexts(projectsTexts)
  const { service, title, thumbUrl } = project
  const cutOut = service === 'remove_background'
  return (
    <button
      type="button"
      className={cx(cutOut && checkerboard, styles.open)}
      aria-label={t('projects.open', { title })}
      onClick={onOpen}
    >
      <img
        className={cx(styles.thumb, cutOut && styles.whole)}
        src={thumbUrl}
        alt=""
        loading="lazy"
        decoding="async"
        width={320}
        height={320}
      />
    </button>
  )
}

/** One picture of the library, or the place where it was. */
export function ProjectCard({ project, deletion, links, onOpen, onDelete, onUndo }: ProjectCardProps) {
  const t = useTexts(projectsTexts)
  const { service, title, createdAt, downloadUrl } = project
  if (deletion) {
    return (
      <li className={styles.card} data-state="deleted">
        <Gone project={project} deletion={deletion} onUndo={onUndo} />
      </li>
    )
  }
  return (
    <li className={styles.card}>
      <Picture project={project} onOpen={onOpen} />
      <div className={styles.row}>
        <div className={styles.words}>
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
        </div>
        <div className={styles.actions}>
          <IconLink icon={DownloadIcon} label={t('projects.download', { title })} href={downloadUrl} download />
          <ProjectMenu project={project} links={links} onDelete={onDelete} />
        </div>
      </div>
    </li>
  )
}
