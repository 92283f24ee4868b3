import { addons } from 'storybook/manager-api'
import { isPage } from './comments/isPage.ts'
import { registerComments } from './comments/register.tsx'
import { paper } from './themes.ts'
import { addWhatIfTool } from './what-if/tool.ts'

registerComments()
addWhatIfTool()

addons.setConfig({
  theme: paper,
  sidebar: { showRoots: true },
  layoutCustomisations: { showPanel: ({ index, storyId }, isShown) => isShown && !isPage(index?.[storyId]) },
})
