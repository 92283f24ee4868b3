// `npm run scaffold [-- --check]`: a story for each state of a machine that has none, its data reached along the model.
import { parseArgs } from 'node:util'
import { missingStates, scaffold } from './scaffold.ts'

const { values } = parseArgs({
  options: {
    /** Writes nothing, and fails while something is missing. */
    check: { type: 'boolean', default: false },
  },
})

const missing = missingStates()
const nameOf = ({ machine, state }: (typeof missing)[number]) => `${machine}: ${state}`

if (missing.length === 0) console.log('scaffold: every state of every machine has its story, or a reason why not')
else if (values.check) {
  for (const state of missing) console.log(`scaffold: no story shows ${nameOf(state)}`)
  process.exitCode = 1
} else {
  const { written, unseen } = await scaffold(missing)
  for (const { state, story } of written) console.log(`scaffold: ${nameOf(state)} is shown by ${story}`)
  for (const state of unseen) {
    console.error(
      `scaffold: ${nameOf(state)}: no screen shows it on its model's way; name a story or a reason in the table`,
    )
  }
  process.exitCode = unseen.length === 0 ? 0 : 1
}
