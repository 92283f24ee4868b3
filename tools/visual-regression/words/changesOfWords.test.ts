import { describe, expect, it } from 'vitest'
import { formatWords, parseWords, type Words } from '../capture/words.ts'
import { changesOfWords } from './changesOfWords.ts'

const nothing: Words = { ...{ states: [], tree: [], focus: [], live: [], unread: [], light: [], dark: [] } }
const words = (of: Partial<Words>) => formatWords({ ...nothing, ...of })
const tree = (...lines: readonly string[]) => words({ tree: lines })
const focus = (...lines: readonly string[]) => words({ focus: lines })

describe('what is said of two versions of a story', () => {
  it('a name that is lost, and one that is another', () => {
    expect(changesOfWords(tree('- main:', '  - button "Pay"'), tree('- main:', '  - button'))).toEqual([
      'button “Pay” lost its name',
    ])
    expect(changesOfWords(tree('- button "Pay"'), tree('- button "Buy"'))).toEqual([
      'button: the name “Pay” became “Buy”',
    ])
  })

  it('a word that changed, with the sentence around it', () => {
    const before = tree('- paragraph: No tokens were added', '- link "Home"')
    const after = tree('- paragraph: The tokens were added', '- link "Home"')
    expect(changesOfWords(before, after)).toEqual(['paragraph: “No” became “The”: “The tokens were added”'])
  })

  it('a change of a name once, where rows and cells are called by what stands in them', () => {
    const row = (date: string) => tree(`- row "${date} Paid":`, `  - cell "${date}":`, `    - time: ${date}`)
    expect(changesOfWords(row('May 1'), row('May 2'))).toEqual(['time: “1” became “2”: “May 2”'])
  })

  it('a state, a role, a level and an address', () => {
    const before = tree(
      '- button "Pay"',
      '- alert: Declined',
      '- heading "Card" [level=2]',
      '- link "Home":',
      '  - /url: "#a"',
    )
    const after = tree(
      ...[
        '- button "Pay" [disabled]',
        '- status: Declined',
        '- heading "Card" [level=3]',
        '- link "Home":',
        '  - /url: "#b"',
      ],
    )
    expect(changesOfWords(before, after)).toEqual([
      'button “Pay” is [disabled]',
      'alert “Declined” is a status',
      'heading “Card” is no longer [level=2] is [level=3]',
      'a link leads to #b and not to #a',
    ])
  })

  it('a part that moved, came or is gone', () => {
    const before = tree('- button "One"', '- button "Two"', '- text: x', '- img "Coin"')
    const after = tree('- button "Two"', '- text: x', '- button "One"', '- list')
    expect(changesOfWords(before, after)).toEqual(['gone: img “Coin”', 'new: list', 'button “One” stands elsewhere'])
  })

  it('a line that YAML has to quote', () => {
    const line = (total: string) => tree(`- 'button "Pay: ${total}"'`)
    expect(changesOfWords(line('1'), line('2'))).toEqual(['button: the name “Pay: 1” became “Pay: 2”'])
  })

  it('a stop of the Tab key that moved, is gone, or is described otherwise', () => {
    const [one, two, three] = ['button "One"', 'a "Two"', 'email field "Three" [required]']
    expect(changesOfWords(focus(one, two, three), focus(two, three))).toEqual(['focus no longer reaches button "One"'])
    expect(changesOfWords(focus(one, two, three), focus(two, three, one))).toEqual([
      'focus order: button "One" is the 3. stop, and was the 1.',
    ])
    expect(changesOfWords(focus(three), focus('email field "Three"'))).toEqual([
      'focus: email field "Three" [required] became email field "Three"',
    ])
  })

  it('where the focus is', () => {
    expect(changesOfWords(focus('a "One"', 'here: a "One"'), focus('a "One"'))).toEqual([
      'the focus is on nothing, and was on a "One"',
    ])
  })

  it('a name that changed once, and not once more for the focus', () => {
    const version = (name: string) => words({ tree: [`- button "${name}"`], focus: [`button "${name}"`] })
    expect(changesOfWords(version('Pay'), version('Buy'))).toEqual(['button: the name “Pay” became “Buy”'])
  })

  it('contrast that fell, with the texts whose contrast changed alike', () => {
    const before = words({ light: ['7.4 Plan', '7.4 Price', '15.5 Total'], dark: ['9.3 Plan'] })
    const after = words({ light: ['4.9 Plan', '4.9 Price', '15.5 Total'], dark: ['9.3 Plan'] })
    expect(changesOfWords(before, after)).toEqual(['contrast in light fell from 7.4 to 4.9: “Plan”, “Price”'])
  })

  it('contrast of a text that stands in other places with less', () => {
    const before = words({ dark: ['5.1 solid', '8.2 solid', '12.0 solid'] })
    const after = words({ dark: ['12.0 solid', '5.1 solid', '9.9 solid'] })
    expect(changesOfWords(before, after)).toEqual(['contrast in dark rose from 8.2 to 9.9: “solid”'])
    const fewer = words({ dark: ['4.8 solid', '9.9 solid'] })
    expect(changesOfWords(before, fewer)).toEqual(['contrast in dark fell from 5.1 to 4.8: “solid”'])
  })

  it('a state of a machine, what is announced, and what is seen without being read', () => {
    const before = words({ states: ['checkout.idle'], live: ['polite ""'], unread: ['…'] })
    const after = words({ states: ['checkout.paid'], live: ['assertive ""'], unread: [] })
    expect(changesOfWords(before, after)).toEqual([
      'no longer shows the state checkout.idle',
      'shows the state checkout.paid',
      'no longer announced: polite ""',
      'announced: assertive ""',
      'no longer seen without being read: “…”',
    ])
  })

  it('that something differs, also where only the nesting does', () => {
    expect(changesOfWords(tree('- list:', '  - link "A"'), tree('- list', '- link "A"'))).not.toEqual([])
    expect(changesOfWords(tree('- main:', '  - link "A"'), tree('- main:', '    - link "A"'))).toEqual([
      'the same is nested or repeated otherwise',
    ])
  })

  it('what there is, where there is nothing to compare it with', () => {
    expect(changesOfWords(null, tree('- main:', '  - link "A"'))).toEqual(['- main:', '- link "A"'])
  })
})

it('words are read as they are written, without what is another in each run', () => {
  const written = words({ tree: ['- link "A":', '  - /url: http://127.0.0.1:4173/pay'], dark: ['4.5 A'] })
  expect(written).toBe('[tree]\n- link "A":\n  - /url: /pay\n[dark]\n4.5 A\n')
  expect(parseWords(written).dark).toEqual(['4.5 A'])
})
