/** One line of what `npm run bench` says of the server and its engines. */
export interface Figure {
  what: string
  /** Empty where the figure is told for the record only. */
  goal: string
  measured: string
  met: boolean
}
