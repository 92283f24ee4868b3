import { useMemo } from 'react'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { projectsTexts } from '../../texts/en/projects.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { DownloadButton } from '../shared/services/DownloadButton.tsx'
import { originLine } from '../shared/services/originLine.ts'
import { TouchUpButton } from '../shared/services/TouchUp.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { Viewer } from '../shared/services/Viewer.tsx'
import { ProjectMenu } from './ProjectMenu.tsx'
import type { ProjectLinks, ProjectTile } from './types.ts'

interface ProjectViewerProps {
  projects: readonly ProjectTile[]
  /** Id of the current image. */
  opened: string | null
  onOpen: (id: string) => void
  onClose: () => void
  links: ProjectLinks
  onDelete: (id: string) => void
  onTouchUp: (project: ProjectTile) => void
}

function Words({ project }: { project: ProjectTile }) {
  const { t, dimensions } = useServiceTexts()
  const { title, refinement, service, engine } = project
  return (
    <>
      <span>
        {[title, refinement && t(`generate.run.${refinement}`), dimensions(project)].filter(Boolean).join(' · ')}
      </span>
      <div>{originLine(service, engine, t)}</div>
    </>
  )
}

/** Shows the library's images one at a time, in list order. */
export function ProjectViewer(props: ProjectViewerProps) {
  return props.opened === null ? null : <Opened {...props} />
}

function Opened({ projects, opened, links, onOpen, onClose, onDelete, onTouchUp }: ProjectViewerProps) {
  const t = useTexts(projectsTexts)
  const place = projects.findIndex(({ id }) => id === opened)
  const shown = projects[place]
  const images = useMemo(
    () =>
      projects.map((project) => ({
        src: project.fileUrl,
        alt: project.title,
        width: project.width,
        height: project.height,
        caption: <Words project={project} />,
      })),
    [projects],
  )
  return (
    <Viewer
      index={place}
      onIndex={(next) => {
        const project = projects[next]
        if (project) onOpen(project.id)
      }}
      onClose={onClose}
      images={images}
      actions={
        shown ? (
          <Inline gap="xxs">
            <DownloadButton size="sm" href={shown.downloadUrl} label={t('projects.downloadShort')} />
            {shown.service === 'remove_background' ? (
              <TouchUpButton size="sm" onClick={() => onTouchUp(shown)} />
            ) : null}
            <ProjectMenu project={shown} links={links} onDelete={() => onDelete(shown.id)} />
          </Inline>
        ) : null
      }
    />
  )
}
