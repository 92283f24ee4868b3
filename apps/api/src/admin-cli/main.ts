import { Command, CommanderError, Option } from 'commander'
import { Refused } from './api.ts'
import { addCatalogueCommands } from './catalogue-commands.ts'
import { WrongUsage } from './command.ts'
import { addMailCommands } from './mail-commands.ts'
import { addOtherCommands } from './other-commands.ts'
import { addPeopleCommands } from './people-commands.ts'
import { addWorkCommands } from './work-commands.ts'

const program = new Command('npm run admin --')
  .option('--json', 'the answer as JSON')
  .option('--yes', 'do not ask')
  .addOption(new Option('--operator <name>', 'who does it (or your user name)').env('ADMIN_OPERATOR'))
  .addHelpText(
    'after',
    '\nADMIN_TOKEN is the token of the server, ADMIN_URL its address\n' +
      '(http://localhost:3000). Exit codes: 0 done, 1 refused, 2 wrong usage.',
  )
  .configureHelp({ showGlobalOptions: true, visibleCommands: ({ commands }) => [...commands] })
  .configureOutput({
    outputError: (text, write) => write(text.replace(/^error: required option '(--\w+).*/, 'Give $1.')),
  })
  .exitOverride()

addPeopleCommands(program)
addWorkCommands(program)
addMailCommands(program)
addCatalogueCommands(program)
addOtherCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  // Commander has printed its own errors.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else if (error instanceof Refused || error instanceof WrongUsage) {
    console.error(error.message)
    process.exitCode = error instanceof Refused ? 1 : 2
  } else throw error
}
