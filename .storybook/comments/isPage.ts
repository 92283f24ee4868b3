/** To be looked at: there is nothing to set and nothing that they call, so they get the whole window. */
const pages = [
  'Welcome',
  'Gallery',
  'Foundations',
  'Machines',
  'Coverage',
  'Health',
  'Comments',
  'What if',
  'Documentation',
]

interface Entry {
  type: string
  title?: string
}

/** Whether it is a page in the form of a story. */
export const isPage = (entry: Entry | undefined): boolean =>
  entry?.type === 'story' && pages.some((root) => entry.title?.split('/')[0] === root)

/** Whether it is a story with a panel to talk about it in. */
export const isCommentable = (entry: Entry | undefined): boolean => entry?.type === 'story' && !isPage(entry)
