import { type FocusEvent, type KeyboardEvent, memo, type RefObject } from 'react'
import { gapAttributes, rowAttributes, useWindowing } from '../../primitives/windowing/useWindowing.ts'
import * as styles from './Library.css.ts'
import { ProjectCard, type ProjectCardProps } from './ProjectCard.tsx'
import type { MyProjectsProps, ProjectTile } from './types.ts'

/** Pictures that come and go together: whole lines of one, two, three, four or six. */
const GROUP = 12
/** Up to so many all are in the document: for the browser's own search, and to be read on and on. */
const WHOLE = 240

interface ProjectGridProps
  extends Pick<MyProjectsProps, 'deletions'>,
    Pick<ProjectCardProps, 'links' | 'onMark' | 'onOpen' | 'onDelete' | 'onUndo'> {
  projects: readonly ProjectTile[]
  /** Nobody knows how many more there are. */
  isOpenEnded: boolean
  marked: ReadonlySet<string>
  /** The one that the keyboard is led back to from the bar. */
  pinned: string | null
  selecting: boolean
  searching: boolean
  listRef: RefObject<HTMLUListElement | null>
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

const idOf = ({ id }: ProjectTile) => id

/** The pictures of the library; of many hundreds, those near the window. */
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
            // Whatever gaps come before: a picture must not change its column under the eye.
            beginsLine={windowed && piece.place % GROUP === 0}
            {...card}
          />
        ) : null
      })}
    </ul>
  )
})
