import { transform } from 'lightningcss'
import { type Imported, leaf, type SourceModule } from './imported.ts'

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i

/** Style sheets and files that a plain style sheet names. */
export function importsInStyles(file: string, code: string): SourceModule {
  const { dependencies } = transform({
    filename: file,
    code: Buffer.from(code),
    analyzeDependencies: true,
    errorRecovery: true,
  })
  const imports: Imported[] = (dependencies || [])
    .flatMap((dependency) => ('url' in dependency ? [dependency.url] : []))
    .filter((url) => !elsewhere.test(url))
    .map((specifier) => ({ specifier, names: 'all' }))
  return { ...leaf, imports }
}
