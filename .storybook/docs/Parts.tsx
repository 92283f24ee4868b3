import { Unstyled } from '@storybook/addon-docs/blocks'
import type { DataAttribute, Part } from '../../packages/ui/src/guide/guide.ts'
import * as styles from './ComponentPage.css.ts'
import { Table } from './Table.tsx'

function Values({ of: { values, rare = [] } }: { of: DataAttribute }) {
  if (values === undefined) return 'there or not'
  if (values === 'any') return 'any'
  return [...values, ...rare].map((value, place) => (
    <span key={value}>
      {place > 0 ? ', ' : null}
      <code className={styles.code}>{value === '' ? '""' : value}</code>
    </span>
  ))
}

const Attribute = ({ of }: { of: DataAttribute }) => (
  <li>
    <code className={styles.code}>{of.name}</code>: {of.means}
    <div className={styles.note}>
      <Values of={of} />
    </div>
  </li>
)

/** How each part is found from outside, and what it bears: the public names for style sheets and tests. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  const found = parts.filter(({ selector }) => selector !== undefined)
  if (found.length === 0) return <p className={styles.paragraph}>None that can be found from outside.</p>
  return (
    <Unstyled>
      <Table titles={['Part', 'Found by', 'Data attributes']}>
        {found.map(({ name, selector, attributes = [] }) => (
          <tr key={name}>
            <td className={styles.cell}>
              <strong>{name}</strong>
            </td>
            <td className={styles.cell}>
              <code className={styles.code}>{selector}</code>
            </td>
            <td className={styles.cell}>
              {attributes.length === 0 ? (
                'None'
              ) : (
                <ul className={styles.plain}>
                  {attributes.map((attribute) => (
                    <Attribute key={attribute.name} of={attribute} />
                  ))}
                </ul>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Unstyled>
  )
}
