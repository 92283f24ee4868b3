import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow, read } from '../sources/index.ts'
import { systemIndex } from './index.ts'
import type { Components, IndexedComponent, Machines, States, Stories, Texts, Tokens } from './shape.ts'

// Twenty questions of somebody who has the files of the index alone. What is right is read off the sources by other
// means than the index reads them by.

const root = path.resolve(import.meta.dirname, '../..')
const files = systemIndex()
const parsed = <T>(name: string): T => JSON.parse(files[`system/${name}.json`] ?? 'null')

const { components } = parsed<Components>('components')
const { stories } = parsed<Stories>('stories')
const { routes, overlays } = parsed<States>('states')
const { texts, unseen } = parsed<Texts>('texts')
const { machines } = parsed<Machines>('machines')
const { tokens } = parsed<Tokens>('tokens')

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the index has no ${what}`)
  return value
}
const component = (name: string): IndexedComponent =>
  found(
    components.find((one) => one.name === name),
    name,
  )
const machine = (name: string) =>
  found(
    machines.find((one) => one.name === name),
    name,
  )
const route = (name: string) =>
  found(
    routes.find((one) => one.name === name),
    name,
  )
const token = (name: string) =>
  found(
    tokens.find((one) => one.name === name),
    name,
  )

/** The words between two texts of a source. */
const between = (file: string, from: string, to: string): string => read(file).split(from)[1]?.split(to)[0] ?? ''
const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)

const ui = 'packages/ui/src'

describe('twenty questions about the system', () => {
  it('1. Which variants has a Button?', () => {
    const written = quoted(between(`${ui}/primitives/Button/Button.tsx`, 'buttonVariants = [', ']')).sort()
    expect(component('Button').props).toMatchObject({ variant: { type: written.map((one) => `'${one}'`).join(' | ') } })
    expect(written).toHaveLength(4)
  })

  it('2. Where is Modal imported from?', () => {
    expect(component('Modal').imports).toEqual(['@mintage/ui/overlays/Modal'])
    expect(read('packages/ui/package.json')).toContain('"./overlays/*"')
  })

  it('3. What serves better than a Select for four short options?', () => {
    expect(component('Select').guide).toMatchObject({
      notFor: expect.arrayContaining([expect.stringMatching(/^Two to six.*ChoiceGroup/)]),
    })
  })

  it('4. What does Escape do in a Menu?', () => {
    const { guide } = component('Menu')
    expect(guide).toMatchObject({
      keyboard: expect.arrayContaining([{ keys: ['Escape'], does: expect.stringContaining('Closes') }]),
    })
  })

  it('5. How does a style sheet find the chosen option of a Select?', () => {
    const rule = "'&[data-state=checked]"
    expect(read(`${ui}/controls/Select/Select.css.ts`)).toContain(rule)
    expect(component('Select').guide).toMatchObject({
      anatomy: expect.arrayContaining([
        expect.objectContaining({
          selector: '[role="option"]',
          attributes: expect.arrayContaining([
            expect.objectContaining({ name: 'data-state', values: expect.arrayContaining(['checked']) }),
          ]),
        }),
      ]),
    })
  })

  it('6. Which props have to be given to a TextField?', () => {
    const required = Object.entries(component('TextField').props).filter(([, prop]) => prop.required === true)
    const written = ['Field/useField.ts', 'TextField/TextField.tsx'].flatMap((file) =>
      [...read(`${ui}/controls/${file}`).matchAll(/^ {2}(\w+): string$/gm)].map(([, name]) => name),
    )
    expect(required.map(([name]) => name)).toEqual([...new Set(written)].sort())
  })

  it('7. Does a Link hand on what an anchor takes?', () => {
    expect(component('Link').inherits).toEqual(['AnchorHTMLAttributes'])
  })

  it('8. Where is the source of the PhoneField?', () => {
    const { source } = component('PhoneField')
    expect(existsSync(path.join(root, source))).toBe(true)
    expect(read(source)).toContain('export function PhoneField')
  })

  it('9. How many stories has the Toaster?', () => {
    const written = read(`${ui}/overlays/Toaster/Toaster.stories.tsx`).match(/^export const \w+/gm) ?? []
    expect(component('Toaster').stories).toHaveLength(written.length)
  })

  it('10. Which stories show what only somebody who acts sees?', () => {
    const source = `${ui}/overlays/CurrencyMenu/CurrencyMenu.stories.tsx`
    const plays = read(source).match(/^ {2}play[:(]/gm) ?? []
    expect(stories.filter((story) => story.source === source && story.plays).length).toBeGreaterThanOrEqual(
      plays.length,
    )
    expect(plays.length).toBeGreaterThan(0)
  })

  it('11. What shows a card that was declined?', () => {
    expect(route('Pay').states.errors?.stories).toContain('screens-pay--declined')
    expect(read(`${ui}/screens/Pay/Pay.stories.tsx`)).toContain('export const Declined')
  })

  it('12. Why does the payment history have no validation?', () => {
    expect(route('PaymentHistory').states.validation).toEqual({ stories: [], why: 'There is no form.' })
  })

  it('13. At which address does one change the password?', () => {
    const [written] = quoted(between('apps/site/src/paths.ts', 'ChangePassword:', ','))
    expect(route('ChangePassword').path).toBe(written)
  })

  it('14. Which overlays are there, and what shows each from right to left?', () => {
    const folders = new Set(
      filesBelow(`${ui}/overlays`).flatMap((file) => /overlays\/([A-Z]\w+)\//.exec(file)?.[1] ?? []),
    )
    expect(overlays.map(({ name }) => name).sort()).toEqual([...folders].sort())
    expect(overlays.filter(({ states }) => states.rightToLeft === undefined)).toEqual([])
  })

  it('15. What does the site say when the network is down?', () => {
    const [, written] = /'errors\.network': '([^']+)'/.exec(read(`${ui}/texts/en/errors.ts`)) ?? []
    expect(texts['errors.network']).toBe(written)
  })

  it('16. Which texts does nobody read?', () => {
    const written = read('tools/story-coverage/unseenTexts.ts').match(/^ {2}'[\w.]+':/gm) ?? []
    expect(Object.keys(unseen)).toHaveLength(written.length)
  })

  it('17. Which states can the cookie banner be in?', () => {
    const source = read('packages/machines/src/cookie-banner/cookie-banner.machine.ts')
    const written = [...source.matchAll(/^ {4}(\w+): \{/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'choiceRemembered')
    const paths = machine('cookieBanner').states.map((state) => state.path)
    expect(paths.filter(Boolean).sort()).toEqual(written.sort())
  })

  it('18. What closes the details of the cookie banner?', () => {
    const { transitions } = machine('cookieBanner')
    expect(transitions.find(({ from, to }) => from === 'readingDetails' && to === 'choosing')?.on).toEqual([
      'details closed',
    ])
  })

  it('19. What does a person see while a card is charged?', () => {
    const state = machine('cardPayment').states.find((one) => one.path === 'charging.firstTry')
    expect(state?.seen).toEqual({ story: 'machine-states-card-payment--charging-first-try' })
    expect(stories.map(({ id }) => id)).toContain('machine-states-card-payment--charging-first-try')
  })

  it('20. By which property does an app set the colour of the main action, and what does the face of the coin change?', () => {
    expect(read('examples/themed/src/theme.css')).toContain(token('color.accent').property)
    const naming = filesBelow(ui).filter(
      (file) => /\.css\.ts$/.test(file) && !file.includes('/tokens/') && read(file).includes('coinFace'),
    )
    expect(naming.map((file) => path.basename(file, '.css.ts'))).toEqual(token('color.coinFace').usedBy)
  })
})

describe('the index', () => {
  it('names its files in the one that is read first, and no others', () => {
    const named = [...(files['llms.txt'] ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, name = '']) => name)
    expect(named.sort()).toEqual(
      Object.keys(files)
        .filter((name) => name.startsWith('system/') || name.endsWith('.resolver.json'))
        .sort(),
    )
  })

  it('leads to stories that there are', () => {
    const ids = new Set(stories.map(({ id }) => id))
    const places = [...routes, ...overlays].flatMap(({ states }) =>
      Object.values(states).flatMap((cell) => cell.stories),
    )
    const led = [...places, ...components.flatMap((one) => one.stories), ...machines.map(({ story }) => story)]
    expect(led.filter((id) => !ids.has(id))).toEqual([])
    expect(led.length).toBeGreaterThan(1000)
  })

  it('has no path of the machine that wrote it', () => {
    expect(Object.entries(files).filter(([, text]) => text.includes(root))).toEqual([])
  })
})
