import { addons } from 'storybook/manager-api'
import { paper } from './themes.ts'

addons.setConfig({ theme: paper, sidebar: { showRoots: true } })
