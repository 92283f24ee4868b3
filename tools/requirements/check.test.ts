import { describe, expect, it } from 'vitest'
import { check, type Question } from './check.ts'
import { type Area, type Evidence, e2e, looked, models, plays, step, unit } from './evidence.ts'
import { e2eOutcomes, storiesRun, vitestOutcomes } from './outcomes.ts'
import { summaryOf } from './summary.ts'

const vitest = (...tests: readonly object[]) =>
  JSON.stringify({ testResults: [{ name: '/mint/coin.test.ts', assertionResults: tests }] })

const unitRun = vitest(
  { ancestorTitles: ['a coin'], title: 'is round', status: 'passed' },
  { ancestorTitles: ['a coin'], title: 'is never square', status: 'passed' },
  { ancestorTitles: ['a note'], title: 'is flat', status: 'passed' },
  { ancestorTitles: ['a note'], title: 'is torn', status: 'failed' },
  { ancestorTitles: [], title: 'is tossed', status: 'skipped' },
)

const modelsRun = vitest(
  { ancestorTitles: ['a guest'], title: 'sees the coin', status: 'passed' },
  { ancestorTitles: ['a guest'], title: 'spends it', status: 'failed' },
)

const storyRun = vitest(
  { meta: { storyId: 'coin--heads' }, status: 'passed' },
  { meta: { storyId: 'coin--heads' }, status: 'passed' },
  { meta: { storyId: 'coin--still' }, status: 'passed' },
  { meta: { storyId: 'coin--dark' }, status: 'passed' },
  { meta: { storyId: 'coin--dark' }, status: 'failed' },
)

const e2eRun = JSON.stringify({
  config: { rootDir: '/mint/tests/e2e' },
  suites: [
    {
      file: 'buying.spec.ts',
      specs: [
        {
          title: 'buying a coin',
          tests: [{ status: 'unexpected', results: [{ steps: [{ title: 'pay' }, { title: 'take it', error: {} }] }] }],
        },
        { title: 'looking', tests: [{ status: 'expected', results: [{}] }] },
      ],
      suites: [{ title: 'a guest', specs: [{ title: 'leaves', tests: [{ status: 'expected', results: [{}] }] }] }],
    },
  ],
})

const one = (...shownBy: readonly Evidence[]): Area => ({ R001: { text: 'Coins are round.', shownBy } })

const asked: Question = {
  areas: [one(unit('coin.test.ts', 'a coin', 'is round'))],
  missing: {},
  last: 1,
  tree: 'now',
  run: {
    unit: vitestOutcomes(unitRun, '/mint'),
    models: vitestOutcomes(modelsRun, '/mint'),
    stories: storiesRun(storyRun, '/mint').outcomes,
    e2e: e2eOutcomes(e2eRun, '/mint'),
    steps: new Map([
      ['contract', { passed: true, tree: 'now' }],
      ['types', { passed: false, tree: 'now' }],
    ]),
  },
  stories: new Map([
    ['coin--heads', { plays: true, visual: true }],
    ['coin--still', { plays: false, visual: false }],
    ['coin--dark', { plays: true, visual: true }],
    ['coin--new', { plays: true, visual: true }],
  ]),
}

const ask = (question: Partial<Question> = {}) => check({ ...asked, ...question })

const faultsOf = (question: Partial<Question>) => ask(question).faults

describe('the map of requirements', () => {
  it.each([
    ['a test', unit('coin.test.ts', 'a coin', 'is round')],
    ['all tests of a group', unit('coin.test.ts', 'a coin')],
    ['a story that plays', plays('coin--heads')],
    ['a test of the whole site', models('coin.test.ts', 'a guest', 'sees the coin')],
    ['a journey', e2e('buying.spec.ts', 'looking')],
    ['a journey in a group', e2e('buying.spec.ts', 'a guest', 'leaves')],
    ['a step of a journey that got that far', e2e('buying.spec.ts', 'buying a coin', 'pay')],
    ['a step of the build', step('contract')],
  ])('takes %s that passed for evidence', (_, evidence) => {
    expect(ask({ areas: [one(evidence)] })).toMatchObject({ faults: [], shown: ['R001'] })
  })

  it.each([
    [unit('coin.test.ts', 'a coin', 'is flat'), 'coin.test.ts > a coin > is flat does not exist, or did not run'],
    [unit('note.test.ts', 'a coin'), 'note.test.ts > a coin does not exist, or did not run'],
    [unit('coin.test.ts', 'a note', 'is torn'), 'coin.test.ts > a note > is torn failed'],
    [unit('coin.test.ts', 'a note'), 'coin.test.ts > a note failed'],
    [unit('coin.test.ts', 'is tossed'), 'coin.test.ts > is tossed was skipped'],
    [plays('coin--tails'), 'story coin--tails does not exist, or did not run'],
    [plays('coin--new'), 'story coin--new does not exist, or did not run'],
    [plays('coin--still'), 'story coin--still has no play function, so it asserts nothing'],
    [plays('coin--dark'), 'story coin--dark failed'],
    [looked('coin--still'), 'story coin--still is tagged !visual, so nothing looks at it'],
    [looked('coin--heads'), 'story coin--heads was not looked at: no visual step passed'],
    [models('coin.test.ts', 'a guest', 'spends it'), 'coin.test.ts > a guest > spends it failed'],
    [models('coin.test.ts', 'a coin'), 'coin.test.ts > a coin does not exist, or did not run'],
    [e2e('buying.spec.ts', 'buying a coin'), 'tests/e2e/buying.spec.ts > buying a coin failed'],
    [e2e('buying.spec.ts', 'buying a coin', 'take it'), 'tests/e2e/buying.spec.ts > buying a coin > take it failed'],
    [
      e2e('buying.spec.ts', 'buying a coin', 'leave'),
      'tests/e2e/buying.spec.ts > buying a coin > leave does not exist, or did not run',
    ],
    [step('types'), 'step types failed'],
    [step('unit'), 'step unit did not run'],
  ])('refuses %j', (evidence, fault) => {
    expect(faultsOf({ areas: [one(evidence)] })).toEqual([`R001: ${fault}`])
  })

  it.each<[Evidence, string, string | null, string]>([
    [unit('coin.test.ts', 'a coin'), 'unit', 'before', 'it ran on other files than there are now'],
    [e2e('buying.spec.ts', 'looking'), 'e2e', 'before', 'it ran on other files than there are now'],
    [
      models('coin.test.ts', 'a guest', 'sees the coin'),
      'models',
      'before',
      'it ran on other files than there are now',
    ],
    [plays('coin--heads'), 'stories', 'before', 'it ran on other files than there are now'],
    [looked('coin--heads'), 'visual', 'before', 'it ran on other files than there are now'],
    [step('contract'), 'contract', null, 'the files were edited while it ran'],
  ])('refuses %j by a step %s that ran on tree %s', (evidence, name, tree, why) => {
    const { run } = asked
    const steps = new Map([...run.steps, ['visual', { passed: true, tree: 'now' }], [name, { passed: true, tree }]])
    expect(faultsOf({ areas: [one(evidence)], run: { ...run, steps } })).toEqual([
      `step ${name} vouches for nothing: ${why}. Run \`npm test -- ${name}\` again`,
    ])
  })

  it('minds no step that no evidence comes from', () => {
    const { run } = asked
    const steps = new Map([...run.steps, ['lint', { passed: true, tree: 'before' }]])
    expect(faultsOf({ run: { ...run, steps } })).toEqual([])
  })

  it('wants every requirement once, and no other', () => {
    expect(faultsOf({ last: 2 })).toEqual(['R002 is not in the map'])
    expect(faultsOf({ areas: [one(step('contract')), one(step('contract'))] })).toEqual(['R001 is in the map twice'])
    expect(faultsOf({ last: 0 })).toEqual(['R001 is no requirement'])
    expect(faultsOf({ missing: { R009: 'a coin press' } })).toEqual(['R009 is no requirement'])
  })

  it('lets be missing exactly what its list says', () => {
    expect(faultsOf({ areas: [one()], missing: { R001: 'a coin press' } })).toEqual([])
    expect(faultsOf({ areas: [one()] })).toEqual(['R001 has no evidence, and the list of missing ones does not say so'])
    expect(faultsOf({ missing: { R001: 'a coin press' } })).toEqual([
      'R001 is shown: take it off the list of missing ones',
    ])
  })

  it('sums up what is shown, by what, and what is missing', () => {
    const areas = [
      one(unit('coin.test.ts', 'a coin'), step('contract')),
      { R002: { text: 'Coins shine.', shownBy: [] } },
    ]
    const missing = { R002: 'a polish' }
    const text = summaryOf(ask({ areas, missing, last: 2 }), missing, 2)
    expect(text).toContain('1 of 2 shown, 1 missing')
    expect(text).toContain('1 tests of the unit run, 1 steps of the build')
    expect(text).toContain('missing R002: a polish')
  })
})
