import type { ReportData } from '../../types.ts'
import { count } from './format.ts'

/** Of a run that goes on: how far it was, and the way to what has come since. The page keeps its place by its address. */
export function ProgressOfRun({ progress }: Pick<ReportData, 'progress'>) {
  if (progress === null) return null
  const { taken, all } = progress
  return (
    <section className="progress" aria-label="Progress of the run">
      <p>
        <b>The run goes on.</b> {taken.toLocaleString('en')} of {count(all, 'look')} were taken when this page was
        written. Changes can be approved when all are there.
      </p>
      <progress max={all} value={taken} aria-label="Looks taken" />
      <button type="button" onClick={() => window.location.reload()}>
        Load what has come since
      </button>
    </section>
  )
}
