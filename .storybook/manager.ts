import { addons } from 'storybook/manager-api'
import { addOverrideTool } from './overrideTool.ts'
import { paper } from './themes.ts'

/** Stories with nothing to set and no actions: they get the whole window. */
const pages = /^(Welcome|Gallery|Foundations|Machines)(\/|$)/

addOverrideTool()

addons.setConfig({
  theme: paper,
  sidebar: { showRoots: true },
  layoutCustomisations: {
    showPanel: ({ index, storyId }, isShown) => {
      const entry = index?.[storyId]
      return isShown && !(entry?.type === 'story' && pages.test(entry.title))
    },
  },
})
