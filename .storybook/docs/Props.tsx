import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import api from '../../packages/ui/public-api.json' with { type: 'json' }
import * as styles from './ComponentPage.css.ts'
import { Doc } from './Doc.tsx'
import { Table } from './Table.tsx'

interface Prop {
  type: string
  required?: boolean
  default?: string
  doc?: string
}

interface Component {
  props: Readonly<Record<string, Prop | undefined>>
  inherits?: readonly string[]
}

const components: Readonly<Record<string, Component | undefined>> = api.components

const elements = (inherits: readonly string[]) =>
  inherits.map((name) => name.replace(/HTMLAttributes$/, '').toLowerCase() || 'any element')

/**
 * The props as the compiler sees them, from the same file that a check holds against the sources. The component goes
 * by the last word of its title: its function's name does not survive a build.
 */
export function Props({ of }: { of: string }) {
  const component = components[of.slice(of.lastIndexOf('/') + 1)]
  if (component === undefined) return null
  const rows = Object.entries(component.props).flatMap(([name, prop]) =>
    prop === undefined ? [] : [{ name, ...prop }],
  )
  return (
    <>
      <Heading>Props</Heading>
      <Unstyled>
        {rows.length === 0 ? <p className={styles.paragraph}>None of its own.</p> : null}
        {rows.length > 0 ? (
          <Table titles={['Name', 'Type', 'What it does']}>
            {rows.map((prop) => (
              <tr key={prop.name}>
                <td className={styles.cell}>
                  <strong>{prop.name}</strong>
                  {prop.required ? <span className={styles.owed}> required</span> : null}
                </td>
                <td className={styles.cell}>
                  <code className={styles.code}>{prop.type}</code>
                  {prop.default === undefined ? null : <div className={styles.note}>default {prop.default}</div>}
                </td>
                <td className={styles.cell}>{prop.doc === undefined ? null : <Doc text={prop.doc} />}</td>
              </tr>
            ))}
          </Table>
        ) : null}
        {component.inherits === undefined ? null : (
          <p className={styles.paragraph}>
            Hands on every other attribute of: {elements(component.inherits).join(', ')}.
          </p>
        )}
      </Unstyled>
    </>
  )
}
