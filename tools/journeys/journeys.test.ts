import { describe, expect, it } from 'vitest'
import { storiesBelow } from '../sources/stories.ts'
import { journeyIn, journeysNow } from './index.ts'

const journeys = journeysNow()
const acting = storiesBelow('.storybook/journeys').filter(({ id, plays }) => plays && id.startsWith('journeys-'))

describe('the journeys', () => {
  it('have a frame for each story that acts, and no other', () => {
    expect(acting.length).toBeGreaterThan(20)
    expect(journeys.flatMap(({ frames }) => frames.map(({ id }) => id)).sort()).toEqual(
      acting.map(({ id }) => id).sort(),
    )
  })

  it('are all pictured', () => {
    expect(acting.filter(({ visual }) => !visual).map(({ id }) => id)).toEqual([])
  })

  it('say in plain words what happens', () => {
    expect(journeys.find(({ name }) => name === 'Delete and undo')?.frames).toEqual([
      { id: 'journeys-delete-and-undo--library', caption: 'A person looks through their projects' },
      { id: 'journeys-delete-and-undo--deleted', caption: 'They delete a picture' },
      { id: 'journeys-delete-and-undo--coming-back', caption: 'They take it back' },
      { id: 'journeys-delete-and-undo--back-again', caption: 'It is there again' },
    ])
  })

  it('do not show a stage before one that it walks', () => {
    const source = (first: string, second: string) => `
      title: 'Journeys/Here and there'
      const goes = stage('A person goes', async () => {})
      const comes = after(goes, 'They come back', async () => {})
      const stays = after(goes, 'They stay', async () => {})
      export const One: Story = { play: ${first} }
      export const Two: Story = { play: ${second} }`
    expect(journeyIn(source('goes', 'comes')).frames.map(({ caption }) => caption)).toEqual([
      'A person goes',
      'They come back',
    ])
    expect(() => journeyIn(source('comes', 'goes'))).toThrow('"A person goes" does not come after')
    expect(() => journeyIn(source('comes', 'stays'))).toThrow('"They stay" does not come after')
    expect(() => journeyIn(source('goes', 'leaves'))).toThrow('Two plays no stage')
  })
})
