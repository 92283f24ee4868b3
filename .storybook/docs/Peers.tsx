import { Unstyled } from '@storybook/addon-docs/blocks'
import type { Peer } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'

const Side = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <h4 className={styles.side}>{title}</h4>
    {points.length === 0 ? <p className={styles.paragraph}>Nothing found.</p> : null}
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
)

/** Where ours is better than the best public component of its kind, and where it is not yet. */
export function Peers({ peers }: { peers: readonly Peer[] }) {
  return (
    <Unstyled>
      {peers.map((peer) => (
        <section key={peer.name} className={styles.peer} aria-label={peer.name}>
          <h3 className={styles.peerName}>{peer.name}</h3>
          <div className={styles.sides}>
            <Side title="Ours is better" points={peer.better} />
            <Side title="Theirs still is" points={peer.notYet} />
          </div>
        </section>
      ))}
    </Unstyled>
  )
}
