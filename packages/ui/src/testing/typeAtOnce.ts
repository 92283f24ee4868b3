import { userEvent } from 'storybook/test'

/** Types a word for a list's type-ahead without delays, so that a late timer cannot split the word. */
export const typeAtOnce = (word: string) => userEvent.setup({ delay: null }).keyboard(word)
