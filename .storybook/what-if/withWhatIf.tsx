import type { Decorator } from '@storybook/react-vite'
import { hide, show } from './sources.ts'

/** Draws a story with what is tried in it. The page on which it is edited stays as it is. */
export const withWhatIf: Decorator = (Story, { globals, parameters }) => {
  if (parameters.editsWhatIf === true) {
    hide()
    return <Story />
  }
  const isDrawn = show(String(globals.whatIf ?? ''))
  return <>{isDrawn ? <Story /> : null}</>
}
