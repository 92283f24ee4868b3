import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type InlineConfig, mergeConfig } from 'vite'
import { markTests } from './testEntries.ts'

const root = join(import.meta.dirname, '..')

/** Small pictures of the states of screens, made of the baselines by `npm run storybook`. */
const small = join(root, '.cache/visual/thumbnails')
const thumbnails = existsSync(small) ? [{ from: small, to: '/thumbnails' }] : []

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    './statecharts/*.stories.tsx',
    './machine-states/*.stories.tsx',
    './journeys/*.stories.tsx',
    './gallery/*.stories.tsx',
  ],
  experimental_indexers: markTests,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  // For the MCP server, which only `storybook dev` has; a build would spend time on them.
  features: (features, { configType }) => ({ ...features, componentsManifest: configType === 'DEVELOPMENT' }),
  staticDirs: [
    ...['./public', '../apps/site/public'].filter((folder) => existsSync(join(import.meta.dirname, folder))),
    ...thumbnails,
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // react-docgen: the other one needs TypeScript's own compiler API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // `storybook build --test`: all that the published one has, but for the tables of props, which are half of its time.
  build: {
    test: {
      disableDocgen: true,
      disableTreeShaking: true,
      disableAutoDocs: false,
      disableBlocks: false,
      disableMDXEntries: false,
      disabledAddons: [],
    },
  },
  viteFinal: (config) => {
    const own: InlineConfig = {
      root,
      plugins: [react(), vanillaExtractPlugin({ identifiers: 'debug' })],
      // Thousands of files that others write: to look at each before the server answers takes more than a second.
      server: { watch: { ignored: ['**/{.cache,dist,storybook-static,visual-report}/**'] } },
      build: {
        // light-dark() as it is written: older targets would have it unfolded into twice the custom properties.
        cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
        chunkSizeWarningLimit: 2000,
        // To compress each file only to print its size takes a tenth of the time.
        reportCompressedSize: false,
      },
    }
    return mergeConfig(config, own)
  },
})
