import { Unstyled } from '@storybook/addon-docs/blocks'
import type { Keys } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'
import { Table } from './Table.tsx'

export function Keyboard({ keys }: { keys: readonly Keys[] }) {
  if (keys.length === 0) return <p className={styles.paragraph}>Takes no focus, so it answers no keys.</p>
  return (
    <Unstyled>
      <Table titles={['Keys', 'What happens']}>
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
      </Table>
    </Unstyled>
  )
}
