import { Unstyled } from '@storybook/addon-docs/blocks'
import type { Keys } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'

export function Keyboard({ keys }: { keys: readonly Keys[] }) {
  if (keys.length === 0) return <p className={styles.paragraph}>Takes no focus, so it answers no keys.</p>
  return (
    <Unstyled>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              Keys
            </th>
            <th scope="col" className={styles.head}>
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((row) => (
            <tr key={`${row.keys.join('+')} ${row.does}`}>
              <td className={styles.cell}>
                {row.keys.map((key, place) => (
                  <span key={key}>
                    {place > 0 ? ' + ' : null}
                    <kbd className={styles.keyCap}>{key}</kbd>
                  </span>
                ))}
              </td>
              <td className={styles.cell}>{row.does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Unstyled>
  )
}
