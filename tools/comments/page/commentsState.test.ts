import { describe, expect, it } from 'vitest'
import { comment, place } from '../fixtures.ts'
import type { Change, CommentList } from '../types.ts'
import { createComments } from './commentsState.ts'

const listOf = (...comments: CommentList['comments']): CommentList => ({
  comments,
  broken: [],
  author: 'Ada',
  writable: true,
})

/** A server whose answers a test gives. */
function held() {
  const asked: { change: Change; resolve: (list: CommentList) => void; reject: (reason: Error) => void }[] = []
  const comments = createComments({
    list: async () => listOf(),
    change: (change) => new Promise((resolve, reject) => asked.push({ change, resolve, reject })),
  })
  return { asked, comments }
}

const story = 'primitives-button--busy'

async function drafted() {
  const { asked, comments } = held()
  await comments.load()
  comments.begin(story)
  comments.move(place)
  comments.write()
  comments.setText('Too close.')
  return { asked, comments }
}

describe('a comment that is written', () => {
  it('is sent with its place and the name that git knows, and takes the focus once it is saved', async () => {
    const { asked, comments } = await drafted()
    const saved = comments.save()
    expect(comments.get().draft).toMatchObject({ saving: true })
    expect(asked[0]?.change).toEqual({ do: 'comment', storyId: story, place, text: 'Too close.', author: 'Ada' })
    asked[0]?.resolve(listOf(comment({ id: 'new' })))
    await saved
    expect(comments.get()).toMatchObject({ draft: null, selected: { id: 'new' }, announcement: 'Comment saved.' })
    expect([comments.takesFocus('new'), comments.takesFocus('new')]).toEqual([true, false])
  })

  it('is sent once, however often it is asked for', async () => {
    const { asked, comments } = await drafted()
    void comments.save()
    void comments.save()
    expect(asked).toHaveLength(1)
  })

  it('is still there when it could not be saved, with the reason', async () => {
    const { asked, comments } = await drafted()
    const saved = comments.save()
    asked[0]?.reject(new Error('The disk is full.'))
    await saved
    expect(comments.get().draft).toMatchObject({ text: 'Too close.', place, saving: false, fault: 'The disk is full.' })
  })

  it('keeps its text when another place is chosen for it', async () => {
    const { comments } = await drafted()
    comments.begin(story)
    expect(comments.get().draft).toMatchObject({ stage: 'placing', place: null, text: 'Too close.' })
  })

  it.each([
    ['  ', 'Ada', 'Write something first.'],
    ['Too close.', ' ', 'Say who you are in “Your name”.'],
  ])('says %j by %j: is not sent', async (text, author, fault) => {
    const { asked, comments } = await drafted()
    comments.setText(text)
    comments.setAuthor(author)
    await comments.save()
    expect(asked).toEqual([])
    expect(comments.get().draft).toMatchObject({ fault })
  })
})

describe('the list', () => {
  it('keeps the name that somebody has given', async () => {
    const { comments } = held()
    comments.setAuthor('Bob')
    await comments.load()
    expect(comments.get().author).toBe('Bob')
  })

  it('that cannot be had is told with the reason, and asked for again', async () => {
    let isThere = false
    const comments = createComments({
      list: () => (isThere ? Promise.resolve(listOf(comment())) : Promise.reject(new Error('Stopped.'))),
      change: () => Promise.reject(new Error('Stopped.')),
    })
    await comments.load()
    expect(comments.get()).toMatchObject({ list: null, fault: 'Stopped.' })
    isThere = true
    await comments.load()
    expect(comments.get()).toMatchObject({ list: { comments: [{ author: 'Ada' }] }, fault: null })
  })
})
