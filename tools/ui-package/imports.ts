import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

/** What the modules and declarations of an unpacked package import, as they say it. */
export function importsOfPackage(home: string, files: readonly string[]): Map<string, string[]> {
  const read = files.filter((file) => /\.(js|d\.ts)$/.test(file))
  return new Map(
    read.map((file) => {
      const text = readFileSync(path.join(home, file), 'utf8')
      const { module } = parseSync(file, text)
      const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
        text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      )
      const exported = module.staticExports.flatMap(({ entries }) =>
        entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : [])),
      )
      return [file, [...module.staticImports.map((entry) => entry.moduleRequest.value), ...dynamic, ...exported]]
    }),
  )
}
