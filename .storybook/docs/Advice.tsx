import { Unstyled } from '@storybook/addon-docs/blocks'
import { cx } from 'class-variance-authority'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'
import { Doc } from './Doc.tsx'

interface SideProps {
  title: string
  className: string
  points: readonly string[]
}

const Side = ({ title, className, points }: SideProps) => (
  <section className={className} aria-label={title}>
    <h3 className={styles.adviceTitle}>{title}</h3>
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>
          <Doc text={point} />
        </li>
      ))}
    </ul>
  </section>
)

/** How it is used well, and what does not serve, side by side where there is room. */
export const Advice = ({ guide }: { guide: Guide }) => (
  <Unstyled>
    <div className={styles.sides}>
      <Side title="✓ Do" className={styles.advice} points={guide.do} />
      <Side title="✕ Don’t" className={cx(styles.advice, styles.warning)} points={guide.dont} />
    </div>
  </Unstyled>
)
