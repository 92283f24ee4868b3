import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { inWords } from '../story-coverage/index.ts'

export const folder = '.storybook/machine-states'

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `cardPayment` is in `CardPayment.stories.tsx`. */
export const fileOf = (machine: string): string => `${folder}/${capitalized(machine)}.stories.tsx`

export const titleOf = (machine: string): string => `Machine states/${inWords(machine)}`

/** `enteringCard.declined` is `EnteringCardDeclined`. */
export const exportOf = (state: string): string => state.split('.').map(capitalized).join('')

export const idOf = (machine: string, state: string): string =>
  toId(titleOf(machine), storyNameFromExport(exportOf(state)))
