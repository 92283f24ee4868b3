import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build as buildClient, defineConfig, type InlineConfig, mergeConfig } from 'vite'
import { sharedChunks } from './build/chunks.ts'
import { leaveOut } from './build/leaveOut.ts'
import { preloadFonts } from './build/preloadFonts.ts'
import { productionAliases } from './build/productionAliases.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Both are one command: pages that a server renders must come from the code that the browser gets.
  builder: {
    async buildApp({ build, environments, config: { inlineConfig } }) {
      const buildWith = (options: InlineConfig) => buildClient(mergeConfig(inlineConfig, options))
      // First as the bundler divides it: which parts want a module is not known before.
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
    // Browsers that know light-dark(): older targets would have it rewritten into something that ignores color-scheme.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    // A second or two slower than the bundler's own, and 1.6 KiB less on every page.
    minify: 'terser',
    // No library here makes instances of a function that does not say `this`, nor of a method.
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 4, inline: 1, unsafe_arrows: true, unsafe_methods: true },
    },
    rolldownOptions: {
      // The minifier is most of the build, and chosen for it.
      checks: { pluginTimings: false },
      output: {
        // Every page carries the list of all parts, and their names would be most of it (0.8 KiB). A route keeps its
        // name: it is what a person reads, and can tell, when a page does not arrive.
        chunkFileNames: ({ name }) => `assets/${name.endsWith('Route') ? '[name]-' : ''}[hash:7].js`,
        assetFileNames: ({ names }) =>
          `assets/${names.some((name) => name.endsWith('.css')) ? '' : '[name]-'}[hash:7][extname]`,
        // What every page needs comes as one file: forty small ones compress worse and each costs a request.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
    // Fonts and pictures stay files of their own: a data URL inside CSS would be paid for by every page.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      // Which files a page needs, for the server that renders it (src/server/files.ts).
      build: { manifest: true },
    },
    ssr: {
      // One file that brings its own React: the server has none.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist-server',
        ssr: 'src/server/render.tsx',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'render.js' } },
      },
    },
  },
})
