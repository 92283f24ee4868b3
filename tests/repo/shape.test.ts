import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../packages/api-client/src/isRecord.ts'
import { filesBelow, importsOf, isSource, isTest, read } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')
const exists = (file: string) => existsSync(path.join(root, file))

const folders = ['packages', 'apps', 'tests', '.storybook']
const sources = folders.flatMap(filesBelow).filter(isSource)
const imported = new Set(sources.flatMap(importsOf))

/** The names of the elements that a file draws by itself, `div` say; components begin with a capital. */
function ownElements(file: string): readonly string[] {
  const names: string[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (!isRecord(node)) return
    if (node.type === 'JSXOpeningElement' && isRecord(node.name) && typeof node.name.name === 'string') {
      if (/^[a-z]/.test(node.name.name)) names.push(node.name.name)
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseSync(file, read(file)).program)
  return names
}

describe('the shape of the repository', () => {
  it.each([
    'package.json',
    'openapi.yaml',
    'packages/ui/package.json',
    'packages/machines/package.json',
    'packages/api-client/package.json',
    'apps/site/package.json',
    '.storybook/main.ts',
    'tests',
    'README.md',
  ])('has %s at its top (R400)', { tags: ['R400'] }, (file) => expect(exists(file)).toBe(true))

  it.each(['package.json', 'scripts/benchmark.mjs'])('has every file that a command of %s runs', (file) => {
    const named = read(file).match(/[\w./-]+\/[\w./-]+\.(?:ts|mjs)\b/g) ?? []
    expect(named.length).toBeGreaterThan(4)
    expect(named.filter((one) => !one.startsWith('./') && !exists(one))).toEqual([])
  })

  it('is whole in git: no pattern of .gitignore takes a file that somebody wrote', () => {
    const written = folders.flatMap(filesBelow).filter((file) => isSource(file) || file.endsWith('.md'))
    const asked = { cwd: root, encoding: 'utf8', input: written.join('\n') } as const
    // In a copy without git nothing is said.
    expect(spawnSync('git', ['check-ignore', '--no-index', '--stdin'], asked).stdout).toBe('')
  })

  it.each([
    'react',
    'react-dom',
    'react-router-dom',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-slider',
    'class-variance-authority',
    '@vanilla-extract/css',
    'xstate',
    '@xstate/react',
    'openapi-fetch',
    'storybook/test',
    'vitest',
  ])('imports %s (R401)', { tags: ['R401'] }, (name) => {
    const found = [...imported].filter((specifier) => specifier === name || specifier.startsWith(`${name}/`))
    expect(found).not.toEqual([])
  })

  it.each([
    ['openapi-typescript', 'packages/api-client/scripts/generate.mjs', 'from openapi-typescript'],
    // Searched for by its command, since its name is also in the list of packages.
    ['chromatic', 'package.json', 'chromatic --config-file'],
    ['storybook', 'package.json', 'storybook build'],
    ['vite build', 'package.json', 'vite build'],
  ])('runs %s (R401)', { tags: ['R401'] }, (_, file, command) => {
    const said = read(file).replaceAll(/['",]/g, ' ').replaceAll(/ +/g, ' ')
    expect(said).toContain(` ${command} `)
  })

  it('is written in TypeScript (R401)', { tags: ['R401'] }, () => {
    const others = ['packages', 'apps'].flatMap(filesBelow).filter((file) => /\/src\/.*\.(js|jsx|mjs|cjs)$/.test(file))
    expect(others).toEqual([])
  })

  it.each([
    ...['BuyTokensModal', 'ConfirmInformationModal', 'ContactModal', 'ConsentModal'].map((name) => `overlays/${name}`),
    ...['TextField', 'TextArea', 'Select', 'Checkbox', 'PasswordField', 'EmailField'].map((name) => `controls/${name}`),
    ...['CardNumberField', 'ExpiryField', 'CvvField', 'CardholderNameField'].map((name) => `controls/${name}`),
    ...['PhoneField', 'TokenSlider', 'FileDrop', 'PromoCodeField'].map((name) => `controls/${name}`),
  ])('the design system has %s, with its stories (R402)', { tags: ['R402'] }, (part) => {
    const name = path.basename(part)
    expect(exists(`packages/ui/src/${part}/${name}.tsx`)).toBe(true)
    expect(exists(`packages/ui/src/${part}/${name}.stories.tsx`)).toBe(true)
  })

  it.each(['auth', 'checkout', 'card-payment', 'deposit-polling', 'cookie-banner'])(
    '%s is a machine of its own, which can be had without the others (R403)',
    { tags: ['R403'] },
    async (flow) => {
      const { exports } = JSON.parse(read('packages/machines/package.json'))
      const entry: string = exports[`./${flow}`]
      const module: Record<string, unknown> = await import(path.join(root, 'packages/machines', entry))
      const machines = Object.keys(module).filter((name) => name.endsWith('Machine'))
      expect(machines).toEqual([`${flow.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`])
    },
  )

  it('the types of the client say that they are generated (R404)', { tags: ['R404'] }, () => {
    expect(read('packages/api-client/src/schema.gen.ts').startsWith('/* Generated from openapi.yaml')).toBe(true)
    const written = filesBelow('packages/api-client/src').filter((file) => /interface paths\b/.test(read(file)))
    expect(written).toEqual(['packages/api-client/src/schema.gen.ts'])
  })

  it('the site draws nothing by itself, and so has no control of its own (R405)', { tags: ['R405'] }, () => {
    const parts = filesBelow('apps/site/src').filter((file) => file.endsWith('.tsx') && !isTest(file))
    expect(parts.length).toBeGreaterThan(30)
    const own = parts.flatMap((file) => ownElements(file).map((name) => `${file}: ${name}`))
    // What a browser shows outside of the page; and the address that a search lists.
    expect(own.filter((found) => !/: (title|meta)$|\/PageMetadata\.tsx: link$/.test(found))).toEqual([])
  })

  it('the site has no styles and no parts of libraries of its own (R405)', { tags: ['R405'] }, () => {
    const all = filesBelow('apps/site/src')
    expect(all.filter((file) => /\.css(\.ts)?$/.test(file))).toEqual([])
    const parts = all.filter(isSource).flatMap((file) => importsOf(file).map((to) => `${file} -> ${to}`))
    expect(parts.filter((found) => / -> (@radix-ui|@vanilla-extract|class-variance-authority)/.test(found))).toEqual([])
  })
})
