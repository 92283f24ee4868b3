// Writes packages/ui/public-api.json: exports, props of components, data attributes, and custom properties of tokens.
// `--check` fails if the file is out of date, so that every change of the public API shows in a diff.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
// TypeScript 7 has no compiler API yet.
import ts from 'typescript-api'
import { tokenNames } from '../build/tokenNames.ts'
import { dataAttributes } from '../src/dataAttributes.ts'
import { themeTokens } from '../src/tokens/theme.ts'

const home = path.resolve(import.meta.dirname, '..')
const target = path.join(home, 'public-api.json')

/** Entry of package.json -> source file; a pattern means every folder that contains a file of the same name. */
function entryFiles() {
  const { exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([entry, file]) => {
    if (!entry.includes('*')) return [[entry, path.join(home, file)]]
    const folder = path.join(home, file.slice(0, file.indexOf('*')))
    return readdirSync(folder)
      .map((name) => name.replace(/\.ts$/, ''))
      .map((name) => [entry.replace('*', name), path.join(home, file.replaceAll('*', name))])
      .filter(([, source]) => existsSync(source))
  })
}

const { config } = ts.readConfigFile(path.join(home, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, home)
const entries = entryFiles()
const program = ts.createProgram(
  entries.map(([, file]) => file),
  options,
)
const checker = program.getTypeChecker()

const isForeign = (symbol) =>
  (symbol.declarations ?? []).every((declaration) => declaration.getSourceFile().fileName.includes('node_modules'))

const generic = new Set(['AriaAttributes', 'Attributes', 'RefAttributes', 'DOMAttributes', 'HTMLAttributes'])

/** The React interface of the element attributes that a component passes on. */
function inheritedFrom(symbols) {
  const names = symbols.flatMap((symbol) =>
    (symbol.declarations ?? []).flatMap(({ parent }) => (ts.isInterfaceDeclaration(parent) ? [parent.name.text] : [])),
  )
  const specific = [...new Set(names)].filter((name) => !generic.has(name)).sort()
  return specific.length > 0 || !names.includes('HTMLAttributes') ? specific : ['HTMLAttributes']
}

const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** Expands unions of literals, sorted because the order of the compiler is not stable. Other types by name. */
function typeText(symbol, at) {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at)
  const given = type.isUnion() ? type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)) : [type]
  const literal = given.length > 1 && given.every((one) => one.isStringLiteral() || one.isNumberLiteral())
  const text = literal
    ? given
        .map((one) => checker.typeToString(one, undefined, format))
        .sort()
        .join(' | ')
    : checker.typeToString(type, undefined, format)
  return text.replaceAll(/import\("[^"]+"\)\./g, '').replace(/ \| undefined$/, '')
}

/** The defaults in the destructuring of the props. */
function defaultsOf(declaration) {
  const patterns = []
  const visit = (node) => {
    if (ts.isObjectBindingPattern(node)) patterns.push(node)
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) ts.forEachChild(node, visit)
  }
  if (ts.isFunctionDeclaration(declaration)) ts.forEachChild(declaration, visit)
  return new Map(
    patterns.flatMap(({ elements }) =>
      elements
        .filter(({ initializer }) => initializer !== undefined)
        .map(({ propertyName, name, initializer }) => [(propertyName ?? name).getText(), initializer.getText()]),
    ),
  )
}

function propsOf(declaration, parameter) {
  const type = checker.getTypeOfSymbolAtLocation(parameter, declaration)
  const kinds = type.isUnion() ? type.types : [type]
  const defaults = defaultsOf(declaration)
  const own = new Map()
  const foreign = []
  for (const kind of kinds) {
    for (const symbol of checker.getPropertiesOfType(kind)) {
      if (isForeign(symbol)) {
        foreign.push(symbol)
        continue
      }
      const written = typeText(symbol, declaration)
      const before = own.get(symbol.name)
      const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
      const types = new Set([...(before?.types ?? []), written])
      const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker))
      own.set(symbol.name, {
        types,
        count: (before?.count ?? 0) + 1,
        optional: before?.optional || optional,
        doc: before?.doc || doc,
      })
    }
  }
  const props = Object.fromEntries(
    [...own]
      .sort(([one], [other]) => one.localeCompare(other, 'en'))
      .map(([name, { types, count, optional, doc }]) => {
        const shown = [...types].filter((text) => text !== 'undefined')
        return [
          name,
          {
            type: shown.join(' | ') || 'undefined',
            ...(optional || count < kinds.length ? {} : { required: true }),
            ...(defaults.has(name) ? { default: defaults.get(name) } : {}),
            ...(doc === '' ? {} : { doc }),
          },
        ]
      }),
  )
  const inherits = inheritedFrom(foreign)
  // The icons are one component with many names.
  if (inherits.includes('LucideProps') && own.size === 0) return null
  return { props, ...(inherits.length > 0 ? { inherits } : {}) }
}

/** The props of a component, or null for other exports. */
function componentOf(symbol) {
  const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = real.valueDeclaration
  if (declaration === undefined || !/^[A-Z][a-z]/.test(symbol.name)) return null
  const [signature] = checker.getTypeOfSymbolAtLocation(real, declaration).getCallSignatures()
  if (signature === undefined || signature.parameters.length > 1) return null
  const [parameter] = signature.parameters
  if (parameter === undefined) return { props: {} }
  return propsOf(declaration, parameter)
}

const api = { entries: {}, components: {} }
for (const [entry, file] of entries) {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const symbols = module ? checker.getExportsOfModule(module) : []
  api.entries[entry] = symbols.map(({ name }) => name).sort()
  for (const symbol of symbols) {
    const component = componentOf(symbol)
    if (component !== null) api.components[symbol.name] = component
  }
}
const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => one.localeCompare(other, 'en')))
const surface = {
  entries: sorted(api.entries),
  components: sorted(api.components),
  dataAttributes: sorted(dataAttributes),
  tokens: tokenNames(themeTokens),
}
const text = `${JSON.stringify(surface, null, 2)}\n`

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('packages/ui/public-api.json is not what the sources say: run `npm run generate` and read the diff')
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
}
