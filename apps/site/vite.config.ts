import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build as buildClient, defineConfig, type InlineConfig, mergeConfig } from 'vite'
import { sharedChunks } from './build/chunks.ts'
import { leaveOut } from './build/leaveOut.ts'
import { preloadFonts } from './build/preloadFonts.ts'
import { productionAliases } from './build/productionAliases.ts'

export default defineConfig({
  root: import.meta.dirname,
  // One command builds both, because rendered pages must match the code of the browser.
  builder: {
    async buildApp({ build, environments, config: { inlineConfig } }) {
      const buildWith = (options: InlineConfig) => buildClient(mergeConfig(inlineConfig, options))
      // The first build is a draft: only the bundler can say which parts import a module.
      const draft = await buildWith({ build: { write: false, minify: true }, logLevel: 'warn' })
      const groups = sharedChunks(draft)
      await buildWith({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } })
      if (environments.ssr) await build(environments.ssr)
    },
  },
  plugins: [react(), vanillaExtractPlugin(), ...leaveOut, preloadFonts()],
  resolve: { alias: productionAliases },
  server: {
    port: Number(process.env.PORT ?? 3000),
    proxy: Object.fromEntries(
      ['/api', '/sandbox', '/ip-country'].map((path) => [path, `http://localhost:${process.env.API_PORT ?? 3001}`]),
    ),
  },
  build: {
    target: 'es2023',
    // Browsers with light-dark(): for older targets it would be rewritten into code that ignores color-scheme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    // Takes a second or two longer than the default minifier, and saves 1.6 KiB on every page.
    minify: 'terser',
    // No library here calls `new` on a function without `this` or on a method, or reads a property for its side effect.
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 6, inline: 1, unsafe_arrows: true, unsafe_methods: true, pure_getters: true },
    },
    rolldownOptions: {
      // The minifier takes most of the build time, which is accepted.
      checks: { pluginTimings: false },
      output: {
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? '' : '[name]-'}[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // A change of our code leaves this file as it is.
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 1 },
            // The other first chunks are one file: forty small ones compress worse and each costs a request.
            { name: 'first', tags: ['$initial'] },
          ],
        },
      },
    },
    // Fonts and images stay separate files: every page would load a data URL inside CSS.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        // The manifest lists the files of each page for rendering (src/ssr/files.ts).
        manifest: true,
        // An entry of its own, because the bundler puts its helpers only into a file of an entry: otherwise the libraries
        // would import them from a third file.
        rolldownOptions: { input: { index: join(import.meta.dirname, 'index.html'), libraries: 'react' } },
      },
    },
    ssr: {
      // One file with its own React, because the server has none.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-server',
        ssr: 'src/ssr/render.tsx',
        // Rendered pages contain some of its functions as scripts.
        minify: true,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
      },
    },
  },
})
