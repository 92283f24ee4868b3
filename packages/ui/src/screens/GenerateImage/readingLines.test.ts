import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { readingLines, sharedReading } from './readingLines.ts'
import type { PromptReading, RequestImage } from './types.ts'

const linesOf = (change: Partial<PromptReading>): readonly string[] => {
  let lines: readonly string[] = []
  function Reader() {
    const reading = { scene: 'a snow scene', understood: [], unknown: [], ...change }
    lines = readingLines(reading, useServiceTexts().t)
    return null
  }
  renderToString(createElement(Reader))
  return lines
}

describe('readingLines', () => {
  it('has no lines without an interpretation', () => {
    expect(linesOf({})).toEqual([])
  })

  it('lists the understood words', () => {
    expect(linesOf({ understood: ['forest', 'sunset', 'red'] })).toEqual(['Read: forest, sunset, red'])
  })

  it.each([
    [['fox'], 'The sample engine has no fox; here is a snow scene.'],
    [['fox', 'bicycle'], 'The sample engine has no fox or bicycle; here is a snow scene.'],
    [['fox', 'bicycle', '电车'], 'The sample engine has no fox, bicycle or 电车; here is a snow scene.'],
    [
      ['fox', 'bicycle', 'tram', 'clock'],
      'The sample engine has no fox, bicycle or tram, among others; here is a snow scene.',
    ],
  ])('names the scene that replaces %j', (unknown, line) => {
    expect(linesOf({ unknown })).toEqual([line])
  })

  it('lists understood words before unknown ones', () => {
    expect(linesOf({ understood: ['snow'], unknown: ['fox'] })).toEqual([
      'Read: snow',
      'The sample engine has no fox; here is a snow scene.',
    ])
  })
})

describe('sharedReading', () => {
  const reading = { scene: 'a snow scene', understood: ['snow'], unknown: [] }
  const delivered = (of?: typeof reading): RequestImage => ({
    ...{ index: 0, style: null, state: 'delivered', projectId: 'p', url: '/p', downloadUrl: '/p' },
    tokenReturn: 'available',
    reading: of,
  })

  it('is the common interpretation of all delivered images', () => {
    expect(sharedReading([delivered(reading), { index: 1, style: null, state: 'queued' }])).toEqual(reading)
    expect(sharedReading([delivered(reading), delivered({ ...reading })])).toEqual(reading)
  })

  it('is null if images differ, if one has no interpretation, and without images', () => {
    expect(sharedReading([delivered(reading), delivered({ ...reading, scene: 'a forest scene' })])).toBeNull()
    expect(sharedReading([delivered(reading), delivered()])).toBeNull()
    expect(sharedReading([delivered()])).toBeNull()
    expect(sharedReading([])).toBeNull()
  })
})
