// After `vite build packages/ui`: the declarations, design tokens, package.json and README of packages/ui/dist, ready for
// `npm pack`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { themeTokens } from '../src/tokens/theme.ts'
import { designTokenFiles } from './designTokens/index.ts'
import { dist, home } from './entries.ts'
import { publishedManifest } from './manifest.ts'
import { tokenNames } from './tokenNames.ts'
import { writeTypes } from './types.ts'

writeTypes()
// The styles are a stylesheet, so the module is not published.
rmSync(path.join(dist, 'styles.js'), { force: true })
writeFileSync(path.join(dist, 'styles.d.ts'), 'export {}\n')
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`)

const designTokens = path.join(dist, 'design-tokens')
mkdirSync(designTokens, { recursive: true })
for (const [name, content] of Object.entries(designTokenFiles(themeTokens))) {
  writeFileSync(path.join(designTokens, name), `${JSON.stringify(content, null, 2)}\n`)
}

const tokens = tokenNames(themeTokens).map((name) => `- \`${name}\``)
const readme = readFileSync(path.join(home, 'README.md'), 'utf8')
writeFileSync(path.join(dist, 'README.md'), `${readme}\n## All tokens\n\n${tokens.join('\n')}\n`)
