import { paths } from '../../../apps/site/src/paths.ts'
import { cellsOf } from '../cells.ts'
import { routes } from '../routes.ts'
import { type States, states } from '../shown.ts'
import { inWords } from '../words.ts'
import * as styles from './Coverage.css.ts'
import { Matrix } from './Matrix.tsx'

const addresses: Readonly<Record<string, string | undefined>> = paths
const table: Readonly<Record<string, States>> = routes

const rows = Object.entries(table).map(([name, of]) => ({
  name,
  title: (
    <>
      {inWords(name)}
      {addresses[name] === undefined ? null : <code className={styles.address}>{addresses[name]}</code>}
    </>
  ),
  cells: cellsOf(of),
}))

export const RouteTable = () => (
  <Matrix caption="Routes and their states" of="Route" columns={states.map(inWords)} rows={rows} />
)
