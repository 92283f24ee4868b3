import { Inline } from '../../primitives/Stack/Stack.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Viewer } from '../shared/services/Viewer.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import type { ProjectLinks, ProjectTile } from './types.ts'

interface ProjectViewerProps {
  projects: readonly ProjectTile[]
  /** Id of the picture being looked at. */
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  links: ProjectLinks
  onDelete: (id: string) => void
}

/** The library's pictures one at a time, in the order of the list. */
export function ProjectViewer({ projects, opened, links, onOpen, onClose, onDelete }: ProjectViewerProps) {
  const t = useTexts(projectsTexts)
  const { dimensions } = useServiceTexts()
  const place = projects.findIndex(({ id }) => id === opened)
  const shown = projects[place]
  return (
    <Viewer
      index={place}
      onIndex={(next) => {
        const project = projects[next]
        if (project) onOpen(project.id)
      }}
      onClose={onClose}
      images={projects.map((project) => ({
        src: project.fileUrl,
        alt: project.title,
        width: project.width,
        height: project.height,
        caption: `${project.title} · ${dimensions(project)}`,
      }))}
      actions={
        shown ? (
          <Inline gap="xxs" wrap={false}>
            <DownloadButton size="sm" href={shown.downloadUrl} label={t('projects.downloadShort')} />
            <ProjectMenu project={shown} links={links} onDelete={() => onDelete(shown.id)} />
          </Inline>
        ) : null
      }
    />
  )
}
