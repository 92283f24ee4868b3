import type { Cell } from '../cells.ts'
import { type Views, views } from '../machines.ts'
import { inWords, machineStory, pathInWords } from '../words.ts'
import { CellView } from './CellView.tsx'
import * as styles from './Coverage.css.ts'
import { Legend } from './Legend.tsx'
import { Scroller } from './Scroller.tsx'

const table: Readonly<Record<string, Views>> = views

const machines = Object.entries(table).map(([name, of]) => ({
  name,
  states: Object.entries(of).map(([path, view]) => {
    const cell: Cell =
      'story' in view ? { kind: 'shown', stories: [view.story] } : { kind: 'nothing', why: view.unseen }
    return { path, cell }
  }),
}))

/** Machines have no states in common: each state bears its own name. */
export function MachineTable() {
  return (
    <>
      <Legend cells={machines.flatMap(({ states }) => states.map(({ cell }) => cell))} />
      <Scroller label="Machines and their states">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                Machine
              </th>
              <th scope="col" className={styles.head}>
                States, and what a person sees in each
              </th>
            </tr>
          </thead>
          <tbody>
            {machines.map(({ name, states }) => (
              <tr key={name}>
                <th scope="row" className={styles.first}>
                  <a href={`./?path=/story/${machineStory(name)}`} target="_top" className={styles.link}>
                    {inWords(name)}
                  </a>
                  <span className={styles.address}>{states.length} states</span>
                </th>
                <td className={styles.cell}>
                  <ul className={styles.stateGrid}>
                    {states.map(({ path, cell }) => (
                      <li key={path} className={styles.stateTile[cell.kind]}>
                        <span className={styles.stateName}>{pathInWords(path)}</span>
                        <CellView cell={cell} withComponent />
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  )
}
