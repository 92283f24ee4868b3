import { memo } from 'react'
import { formatDate } from '../../format/dates.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { ImageTile, type TileItem } from '../../primitives/ImageTile/ImageTile.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { IconLink } from '../shared/services/IconLink.tsx'
import { serviceIcons, serviceKeys } from './names.ts'
import * as styles from './ProjectCard.css.ts'
import { ProjectMenu } from './ProjectMenu.tsx'
import type { Deletion, ProjectLinks, ProjectTile } from './types.ts'

export interface ProjectCardProps {
  project: ProjectTile
  deletion: Deletion | undefined
  links: ProjectLinks
  marked: boolean
  /** Index in the list. */
  place: number
  /** Size of the list if some images are not rendered; -1 if unknown. */
  outOf: number | null
  /** The group in which it is first or last. */
  edgeOf: number | undefined
  beginsLine: boolean
  /** `extend` is true with Shift. */
  onMark: (id: string, extend: boolean) => void
  onOpen: (id: string) => void
  onDelete: (id: string) => void
  onUndo: (id: string) => void
}

const undoState = { deleted: 'offered', restoring: 'restoring', restoreFailed: 'failed' } as const

function itemOf({ place, outOf, edgeOf, beginsLine }: ProjectCardProps): TileItem {
  const attributes = { 'data-place': place, 'data-group': edgeOf }
  if (outOf === null) return attributes
  const style = beginsLine ? { gridColumnStart: 1 } : {}
  return { ...attributes, 'aria-posinset': place + 1, 'aria-setsize': outOf, style }
}

/** One image of the library, or its place after deletion. Memoised: renders again only if its props change. */
export const ProjectCard = memo(function ProjectCard(props: ProjectCardProps) {
  const { project, deletion, links, marked, onMark, onOpen, onDelete, onUndo } = props
  const t = useTexts(projectsTexts)
  const { id, service, title, createdAt, downloadUrl, thumbUrl } = project
  const item = itemOf(props)
  if (deletion) {
    const undo = { state: undoState[deletion.state], onUndo: () => onUndo(id) }
    return <ImageTile as="li" item={item} name={title} image={{ state: 'deleted', undo }} />
  }
  return (
    <ImageTile
      as="li"
      item={item}
      name={title}
      image={{ state: 'delivered', src: thumbUrl }}
      transparent={service === 'remove_background'}
      mark={{ marked, onMark: (extend) => onMark(id, extend) }}
      onOpen={() => onOpen(id)}
      caption={
        <>
          <span className={styles.title} dir="auto" title={title}>
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
          <ProjectMenu project={project} links={links} onDelete={() => onDelete(id)} />
        </>
      }
    />
  )
})
