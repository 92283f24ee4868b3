import { type ParseResult, parseSync, type StaticExportEntry, type StaticImport } from 'oxc-parser'
import { globsIn } from './globsIn.ts'
import type { Imported, SourceModule } from './imported.ts'

const typesOnly = /^(?:import\s+type\s*(?:\{|\*|[\w$]+\s+from\b)|export\s+type\b)/
const besideItself = /new URL\(\s*(['"`])([^'"`$]+)\1\s*,\s*import\.meta\.url/g
const plainString = /^(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)$/

function takenBy({ moduleRequest, entries }: StaticImport): Imported {
  const values = entries.filter(({ isType }) => !isType).map(({ importName }) => importName)
  const names = values.some(({ kind }) => kind === 'NamespaceObject')
    ? 'all'
    : values.map(({ name }) => name ?? 'default')
  return { specifier: moduleRequest.value, names }
}

/** Statements that do nothing of their own: what is left of a file of these when it runs is its exports. */
function onlyHandsOn({ program }: ParseResult): boolean {
  return program.body.every((statement) => {
    switch (statement.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return true
      case 'ExportNamedDeclaration':
        return statement.declaration === null || statement.exportKind === 'type'
      default:
        return false
    }
  })
}

/** The imports of a script, as written. Imports of types are left out: they change no picture. */
export function importsInScript(file: string, code: string): SourceModule {
  const result = parseSync(file, code)
  const { staticImports, staticExports, dynamicImports, importMetas } = result.module
  const remains = ({ start, end }: { start: number; end: number }) => !typesOnly.test(code.slice(start, end))

  const imports = staticImports.filter(remains).map(takenBy)
  const own = new Set<string>()
  const handedOn = new Map<string, Imported>()
  const stars: string[] = []
  const globs = code.includes('import.meta.glob') ? globsIn(result.program) : []
  // What cannot be parsed may import anything.
  let blind = globs === null || result.errors.length > 0

  const takeExport = ({ moduleRequest, importName, exportName, isType }: StaticExportEntry) => {
    const name = exportName.name ?? 'default'
    if (moduleRequest === null) {
      if (!isType) own.add(name)
      return
    }
    const specifier = moduleRequest.value
    if (isType) imports.push({ specifier, names: [] })
    else if (importName.kind === 'AllButDefault') stars.push(specifier)
    else handedOn.set(name, { specifier, names: importName.kind === 'All' ? 'all' : [importName.name ?? 'default'] })
  }
  for (const statement of staticExports.filter(remains)) statement.entries.forEach(takeExport)

  for (const { moduleRequest } of dynamicImports) {
    const [, single, double, template] = plainString.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? []
    const specifier = single ?? double ?? template
    if (specifier === undefined) blind = true
    else imports.push({ specifier, names: 'all' })
  }
  if (importMetas.length > 0) {
    for (const [, , specifier] of code.matchAll(besideItself)) {
      if (specifier !== undefined) imports.push({ specifier, names: 'all' })
    }
  }

  // The syntax tree is the dear part of parsing, so it is asked for only where the record allows of a barrel.
  const barrel = own.size === 0 && handedOn.size + stars.length > 0 && onlyHandsOn(result)
  return { imports, own, handedOn, stars, barrel, globs: globs ?? [], blind }
}
