import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Mintage',
    colorPrimary: '#0c7a58',
    colorSecondary: '#0c7a58',
    appBg: '#f5f2ec',
    appContentBg: '#fdfcfa',
    appBorderColor: '#ddd8cd',
    barBg: '#fdfcfa',
    textColor: '#15211f',
    appBorderRadius: 10,
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
})
