import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dist, manifest } from './entries.ts'

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that files with this ending import. */
function importedBy(ending: string): Set<string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  const imports = /(?:\bfrom |\bimport\(|^import )['"]([@a-z][\w@./-]*)['"]/gm
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(dist, file), 'utf8').matchAll(imports)].map(([, name = '']) => packageOf(name)),
    ),
  )
}

const isPeer = (name: string) => name === 'react' || name === 'react-dom'

const styles = { types: './styles.d.ts', default: './styles.css' }

function publishedExport(target: string) {
  const file = target.replace('./src/', './').replace(/\.tsx?$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

/** The published package.json: the same entries with built files, and only the dependencies that they import. */
export function publishedManifest() {
  const imported = [...new Set([...importedBy('.js'), ...importedBy('.d.ts')])].sort()
  const range = (name: string) => {
    const version = manifest.dependencies[name]
    if (version === undefined) throw new Error(`${name} is imported and not a dependency of packages/ui`)
    return [name, `^${version}`] as const
  }
  return {
    name: '@mintage/ui',
    version: manifest.version,
    description: 'The components, screens and tokens of Mintage.',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(manifest.exports).map(([entry, file]) => [entry, publishedExport(file)])),
      './styles': styles,
      './styles.css': styles,
      './design-tokens/*': './design-tokens/*',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(imported.filter((name) => !isPeer(name)).map(range)),
    peerDependencies: { ...Object.fromEntries(imported.filter(isPeer).map(range)), '@types/react': '^19.0.0' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  }
}
