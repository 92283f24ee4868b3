import { userEvent } from 'storybook/test'

/** Letters of one word for a list to look for: no timer runs in between, whose lateness would end the word. */
export const typeAtOnce = (word: string) => userEvent.setup({ delay: null }).keyboard(word)
