import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type InlineConfig, mergeConfig } from 'vite'
import { commentFiles } from './comments/commentFiles.ts'
import { systemIndexFiles } from './systemIndexFiles.ts'
import { markTests } from './testEntries.ts'
import { virtualModules } from './virtualModules.ts'
import { whatIfSources } from './what-if/sourcesPlugin.ts'

const root = join(import.meta.dirname, '..')

/** Small pictures of the states of screens, made of the baselines by `npm run storybook` and `npm run handover`. */
const small = join(root, '.cache/visual/thumbnails')
const thumbnails = existsSync(small) ? [{ from: small, to: '/thumbnails' }] : []

/** The service worker of the installed msw, as `msw init` would copy it. */
const worker = join(root, 'node_modules/.cache/msw')
const workerFile = join(worker, 'mockServiceWorker.js')
if (!existsSync(workerFile)) cpSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), workerFile)

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
    './statecharts/*.stories.tsx',
    './machine-states/*.stories.tsx',
    './journeys/*.stories.tsx',
    './health/*.stories.tsx',
    './gallery/*.stories.tsx',
    './what-if/*.stories.tsx',
  ],
  experimental_indexers: markTests,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../apps/site/public', { from: worker, to: '/' }, ...thumbnails],
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
      plugins: [
        whatIfSources(),
        react(),
        vanillaExtractPlugin({ identifiers: 'debug' }),
        virtualModules(),
        systemIndexFiles(),
        commentFiles(),
      ],
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
