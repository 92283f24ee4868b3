import { type FocusEvent, type KeyboardEvent, memo, type RefObject } from 'react'
import { gapAttributes, rowAttributes, useWindowing } from '../../primitives/windowing/useWindowing.ts'
import * as styles from './Library.css.ts'
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx'
import type { MyProjectsProps, ProjectTile } from './types.ts'

/** Images are added and removed in groups: a multiple of one, two, three, four and six columns. */
const GROUP = 12
/** Up to this number all images are rendered, for the browser's own search and for screen readers. */
const WHOLE = 240

interface ProjectGridProps
  extends Pick<MyProjectsProps, 'deletions'>,
    Pick<ProjectCardProps, 'links' | 'onMark' | 'onOpen' | 'onDelete' | 'onUndo'> {
  projects: readonly ProjectTile[]
  /** True if the number of further images is unknown. */
  isOpenEnded: boolean
  marked: ReadonlySet<string>
  /** Keeps the image rendered to which the bar returns the focus. */
  pinned: string | null
  selecting: boolean
  searching: boolean
  listRef: RefObject<HTMLUListElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const idOf = ({ id }: ProjectTile) => id

/** The images of the library; in a long list, only those near the window are rendered. */
export const ProjectGrid = memo(function ProjectGrid(props: ProjectGridProps) {
  const { projects, isOpenEnded, deletions, marked, pinned, selecting, searching, listRef, ...others } = props
  const { onFocus, onBlur, onKeyDown, ...card } = others
  const { windowed, pieces, keep } = useWindowing({
    list: listRef,
    rows: projects,
    keyOf: idOf,
    size: GROUP,
    whole: WHOLE,
    reach: 1,
    pinned,
  })
  return (
    <ul
      ref={listRef}
      className={styles.grid}
      aria-busy={searching}
      {...(selecting ? { 'data-selecting': true } : {})}
      onFocus={(event: FocusEvent) => {
        onFocus(event)
        keep(event.target)
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {pieces.map((piece) => {
        if (piece.kind === 'gap') {
          const { from, height } = piece
          return <li key={`gap ${from}`} {...gapAttributes(piece)} className={styles.gap} style={{ height }} />
        }
        const project = projects[piece.place]
        return project ? (
          <ProjectCard
            key={project.id}
            project={project}
            deletion={deletions[project.id]}
            marked={marked.has(project.id)}
            place={piece.place}
            edgeOf={rowAttributes(piece)['data-group']}
            outOf={windowed ? (isOpenEnded ? -1 : projects.length) : null}
            // Gaps must not change an image's column.
            beginsLine={windowed && piece.place % GROUP === 0}
            {...card}
          />
        ) : null
      })}
    </ul>
  )
})
