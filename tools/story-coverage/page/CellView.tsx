import { VisuallyHidden } from '@mintage/ui/primitives'
import { type Cell, kindNames } from '../cells.ts'
import * as styles from './Coverage.css.ts'
import { StoryLink } from './StoryLink.tsx'

const marks: Readonly<Record<Cell['kind'], string>> = { shown: '✓', same: '=', nothing: '–', missing: '!' }

export function Mark({ kind }: { kind: Cell['kind'] }) {
  return (
    <span aria-hidden="true" className={styles.mark[kind]}>
      {marks[kind]}
    </span>
  )
}

/** More than these stand behind a press: a row stays as low as its reasons. */
const inSight = 2

interface LinksProps {
  stories: readonly string[]
  withComponent: boolean
}

const Links = ({ stories, withComponent }: LinksProps) => (
  <ul className={styles.links}>
    {stories.map((story) => (
      <li key={story}>
        <StoryLink story={story} withComponent={withComponent} />
      </li>
    ))}
  </ul>
)

interface CellViewProps {
  cell: Cell
  /** Where the row does not say whose stories they are. */
  withComponent?: boolean
}

/** What stands in a cell: its mark, the stories that show it, or why there are none. */
export function CellView({ cell, withComponent = false }: CellViewProps) {
  const stories = 'stories' in cell ? cell.stories : []
  const more = stories.slice(inSight)
  return (
    <div className={styles.inCell}>
      <Mark kind={cell.kind} />
      <VisuallyHidden>{kindNames[cell.kind]}: </VisuallyHidden>
      <div className={styles.words}>
        {stories.length > 0 ? <Links stories={stories.slice(0, inSight)} withComponent={withComponent} /> : null}
        {more.length > 0 ? (
          <details>
            <summary className={styles.more}>{more.length} more</summary>
            <Links stories={more} withComponent={withComponent} />
          </details>
        ) : null}
        {'why' in cell ? <p className={styles.why}>{cell.why}</p> : null}
      </div>
    </div>
  )
}
