import { modalStates, modals } from '../modals.ts'
import { inWords } from '../words.ts'
import { Matrix } from './Matrix.tsx'

const rows = Object.entries(modals).map(([name, of]) => ({
  name,
  title: inWords(name),
  cells: modalStates.map((state) => of[state]),
}))

export const ModalTable = () => (
  <Matrix caption="Overlays and their states" of="Overlay" columns={modalStates.map(inWords)} rows={rows} />
)
