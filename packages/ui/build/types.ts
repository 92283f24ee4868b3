import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { dist, entryFiles, home } from './entries.ts'

const specifiers = /(?<=\bfrom ['"]|\bimport\(['"]|^import ['"])[^'"]+/gm
const isRelative = (specifier: string) => specifier.startsWith('.')

/** `./Field.css.ts` -> `./Field.css.js` */
const published = (specifier: string) => (isRelative(specifier) ? specifier.replace(/\.tsx?$/, '.js') : specifier)

const typed = entryFiles.filter((file) => file !== path.join(home, 'src/styles.ts'))

const scratch = path.join(dist, '.types')
const config = path.join(dist, 'tsconfig.json')

function compile() {
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, rewriteRelativeImportExtensions: true },
    rootDir: path.join(home, 'src'),
    outDir: scratch,
  }
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files: typed }))
  const compiler = path.resolve(home, '../../node_modules/typescript/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the types were not written:\n${stdout}`)
}

/** Writes only the declarations that callers can reach from the entries. */
export function writeTypes() {
  compile()
  const waiting = typed.map((file) => path.relative(path.join(home, 'src'), file).replace(/\.tsx?$/, '.d.ts'))
  const written = new Set<string>()
  for (const file of waiting) {
    if (written.has(file)) continue
    written.add(file)
    const text = readFileSync(path.join(scratch, file), 'utf8').replace(specifiers, published)
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
    writeFileSync(path.join(dist, file), text)
    const imported = (text.match(specifiers) ?? []).filter(isRelative)
    waiting.push(...imported.map((specifier) => path.join(path.dirname(file), specifier.replace(/\.js$/, '.d.ts'))))
  }
  rmSync(scratch, { recursive: true })
  rmSync(config)
}
