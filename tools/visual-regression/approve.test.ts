import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { approve } from './approve.ts'
import { parseBaselines } from './baselines/baselines.ts'
import { type Run, readRun, writeRun } from './runFile.ts'
import type { Comparison, Status } from './types.ts'

let places = { baselines: '', report: '' }

const shot = (storyId: string, status: Status): Comparison => ({
  storyId,
  width: 390,
  look: 'light',
  status,
  title: 'Controls/Slider',
  name: 'One',
  file: 'Slider.stories.tsx',
})
const found: Run = {
  takenAt: '2026-11-24T10:00:00.000Z',
  scope: 'all',
  progress: null,
  comparisons: [shot('s--changed', 'changed'), shot('s--new', 'new'), shot('s--gone', 'removed')],
  hashes: { 's--changed.390.light': 'changed2', 's--new.390.light': 'newnew11' },
  before: { 's--changed.390.light': 'changed1', 's--gone.390.light': 'gonegone' },
  commit: null,
  against: null,
  flaky: [],
  failures: [],
  seconds: 1,
  stories: 3,
  renderer: 'machine1',
  drawsAlike: true,
}
const written = 'renderer machine1\ns--changed\n  390.light changed1\ns--gone\n  390.light gonegone\n'
const text = () => readFile(places.baselines, 'utf8')

beforeEach(async () => {
  const report = await mkdtemp(path.join(tmpdir(), 'visual-approve-'))
  onTestFinished(() => rm(report, { recursive: true }))
  places = { report, baselines: path.join(report, 'baselines.txt') }
  await writeFile(places.baselines, written)
  await writeFile(path.join(report, 'groups.json'), JSON.stringify({ g1: ['s--changed.390.light'] }))
  await writeRun(found, report)
})

test('all writes what changed and what is new, and takes away what is gone', async () => {
  const { approved } = await approve(['all'], places)
  expect(approved).toBe(3)
  expect(await text()).toBe('renderer machine1\ns--changed\n  390.light changed2\ns--new\n  390.light newnew11\n')
  const { comparisons } = await readRun(places.report)
  expect(comparisons.map(({ status }) => status)).toEqual(['unchanged', 'unchanged'])
})

test('a group or a picture leaves the others as they are, and nothing is approved twice', async () => {
  expect((await approve(['g1'], places)).approved).toBe(1)
  expect((await approve(['g1', 's--new.390.light'], places)).approved).toBe(1)
  expect(parseBaselines(await text()).hashes.get('s--gone.390.light')).toBe('gonegone')
})

test('approvals are undone to the byte, the newest first', async () => {
  const first = await approve(['g1'], places)
  const between = await text()
  const second = await approve(['all'], places)
  await second.undo()
  expect(await text()).toBe(between)
  await first.undo()
  expect(await text()).toBe(written)
  expect(await readRun(places.report)).toEqual(found)
})

test('what else has written the baselines since is not overwritten', async () => {
  const { undo } = await approve(['all'], places)
  await writeFile(places.baselines, 'renderer machine1\n')
  await expect(undo()).rejects.toThrow('written by something else')
  expect(await text()).toBe('renderer machine1\n')
})

test('pictures that were taken anew since are not given back', async () => {
  const { undo } = await approve(['all'], places)
  await writeRun({ ...found, takenAt: 'later' }, places.report)
  await expect(undo()).rejects.toThrow('taken anew')
})

test('of a run that goes on nothing is approved: its end would bring it back as it was', async () => {
  await writeRun({ ...found, progress: { taken: 3, all: 40 } }, places.report)
  await expect(approve(['g1'], places)).rejects.toThrow('3 of 40 looks were taken')
  expect(await text()).toBe(written)
})

test('a machine that draws otherwise approves nothing', async () => {
  await writeRun({ ...found, renderer: 'machine2' }, places.report)
  await expect(approve(['all'], places)).rejects.toThrow('does not draw to the bit')
  expect(await text()).toBe(written)
})

test('what nobody knows is refused, and the first approval makes the file', async () => {
  await expect(approve(['s--unknown.390.light'], places)).rejects.toThrow('s--unknown.390.light')
  await rm(places.baselines)
  const { undo } = await approve(['all'], places)
  expect(await text()).toContain('renderer machine1\n')
  await undo()
  await expect(text()).rejects.toThrow('ENOENT')
})
