import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StateCapture } from './capture.ts'
import { hasStories, without, withStories } from './storyFile.ts'

const pay = (state: string, steps: readonly string[], props: StateCapture['props']): StateCapture => ({
  ...{ machine: 'cardPayment', state, steps, component: 'Pay' },
  props: { order: { total: 1080 }, busy: false, onSubmit: { $: 'function' }, ...props },
})

const captures: readonly StateCapture[] = [
  {
    machine: 'cardPayment',
    state: 'nothingToPay',
    steps: ['a guest comes'],
    component: 'Pay',
    props: { currency: 'EUR' },
  },
  pay('filling', ['a person comes'], {}),
  pay('charging.firstTry', ['a person comes', 'they pay'], { busy: 'charging' }),
  pay('declined', ['a person comes', 'they pay', 'the bank declines'], { refusal: 'It says "no".' }),
  { machine: 'cardPayment', state: 'signIn', steps: ['nobody comes'], component: 'Login', props: { newcomer: false } },
]

const card = { brand: 'visa', last4: '4242', month: 12, year: 30 }
const paidWith = (state: string, run: StateCapture['props']): StateCapture =>
  pay(state, ['they pay'], { runs: [{ card, ...run }] })

const states = captures.map(({ state }) => state)
const asWritten = (source: string) => source
const written = withStories(null, captures, new Set(states), asWritten)
const again = (source: string | null, wanted: readonly string[] = states) =>
  withStories(source, captures, new Set(wanted), asWritten)

describe('the file of the stories of a machine', () => {
  it('tells of each state how it is reached, and what its screen is handed', () => {
    expect(written).toContain(`/**
 * \`charging.firstTry\`
 * - a person comes
 * - they pay
 */
export const ChargingFirstTry: Story = {
  decorators: [inPayingSite],
render: () => <Pay {...pay} busy="charging" />,
}
`)
    expect(written).toContain('<Pay {...pay} refusal={"It says \\"no\\"."} />')
  })

  it('leaves nothing out, and hands over nothing that the site does not', () => {
    expect(written).toContain('const pay = { order: { total: 1080 }, busy: false, onSubmit: fn() } as const\n')
    expect(written).toContain('render: () => <Pay currency="EUR" />')
  })

  it('has the stories in the order of the machine', () => {
    const names = [...written.matchAll(/export const (\w+): Story/g)].map(([, name]) => name)
    expect(names).toEqual(['NothingToPay', 'Filling', 'ChargingFirstTry', 'Declined', 'SignIn'])
  })

  it('is the same again, whichever stories were deleted', () => {
    fc.assert(
      fc.property(fc.subarray(states), (deleted) => {
        const less = deleted.reduce(without, written)
        for (const { state } of captures) expect(less.includes(` * \`${state}\`\n`)).toBe(!deleted.includes(state))
        expect(hasStories(less)).toBe(deleted.length < states.length)
        expect(again(less)).toBe(written)
      }),
    )
  })

  it('is left as it is when nothing is missing', () => {
    expect(again(written)).toBe(written)
    expect(again(written, [])).toBe(written)
  })

  it('keeps a story that somebody has changed', () => {
    const changed = written.replace('<Pay {...pay} busy="charging" />', '<Pay {...pay} busy="redirecting" />')
    expect(changed).not.toBe(written)
    expect(again(without(changed, 'declined'))).toBe(changed)
  })

  it('writes a story in full where somebody has changed what the others begin with', () => {
    const changed = without(written.replace('total: 1080', 'total: 2'), 'declined')
    expect(again(changed)).toContain('<Pay order={{ total: 1080 }} busy={false} onSubmit={fn()} refusal={')
  })

  it('has what several stories have alike once, by the name of its field', () => {
    const alike = [
      pay('filling', ['a person comes'], {}),
      paidWith('first', { paid: 1 }),
      paidWith('second', { paid: 2 }),
    ]
    const all = new Set(alike.map(({ state }) => state))
    const source = withStories(null, alike, all, asWritten)
    expect(source.match(/4242/g)).toHaveLength(1)
    expect(source).toContain(`const card = { brand: "visa", last4: "4242", month: 12, year: 30 } as const\n`)
    expect(source).toContain('<Pay {...pay} runs={[{ card, paid: 2 }]} />')
    for (const state of all) expect(withStories(without(source, state), alike, all, asWritten)).toBe(source)

    const renamed = without(source.replace('last4: "4242"', 'last4: "1111"'), 'second')
    expect(withStories(renamed, alike, all, asWritten)).toContain('runs={[{ card: { brand: "visa", last4: "4242"')
  })

  it('has what is alike within what is alike no second time', () => {
    const order = { id: 'MT-1', plan: 'Pocket', total: 1080, card }
    const ordered = (state: string, paid: number) => pay(state, ['they pay'], { runs: [{ order, paid }] })
    const alike = [pay('filling', ['a person comes'], {}), ordered('first', 1), ordered('second', 2)]
    const source = withStories(null, alike, new Set(alike.map(({ state }) => state)), asWritten)
    expect(source).toContain('runs={[{ order, paid: 2 }]}')
    expect(source).not.toContain('const card')
  })

  it('has in full what has one name and is not alike', () => {
    const other = (state: string, run: StateCapture['props']) =>
      pay(state, [], { runs: [{ card: { ...card, month: 1 }, ...run }] })
    const several = [
      pay('filling', [], {}),
      paidWith('a', { paid: 1 }),
      paidWith('b', { paid: 2 }),
      other('c', { paid: 1 }),
      other('d', { paid: 2 }),
    ]
    const source = withStories(null, several, new Set(several.map(({ state }) => state)), asWritten)
    expect(source.match(/4242/g)).toHaveLength(4)
    expect(source).not.toContain('const card')
  })

  it('refuses what cannot be written down', () => {
    const handed = pay('filling', [], { header: { $: 'element' } })
    expect(() => withStories(null, [handed], new Set(['filling']), asWritten)).toThrow('a element')
  })
})
