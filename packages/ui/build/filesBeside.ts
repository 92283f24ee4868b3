import type { Plugin } from 'vite'

/** A library build inlines fonts and images; this keeps them as files, which load on demand. */
export const filesBeside = (): Plugin => ({
  name: 'files-beside',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/\.(webp|woff2)$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?no-inline`
  },
  transform(code, id) {
    if (!id.endsWith('/fonts.css')) return null
    return { code: code.replaceAll('.woff2"', '.woff2?no-inline"'), map: null }
  },
})
