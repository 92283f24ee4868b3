import { addons } from 'storybook/manager-api'
import { paper } from './themes.ts'

/** To be looked at: there is nothing to set and nothing that they call, so they get the whole window. */
const pages = ['Welcome', 'Gallery', 'Foundations', 'Machines', 'Coverage', 'Health', 'Documentation']

addons.setConfig({
  theme: paper,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel({ index, storyId }, isShown) {
      const entry = index?.[storyId]
      const isPage = entry?.type === 'story' && pages.some((root) => entry.title.split('/')[0] === root)
      return isShown && !isPage
    },
  },
})
