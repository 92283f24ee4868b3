import { deferred, failure, makeProject, mock, ok, page as pageOf, sampleId } from '@mintage/api-client/mocks'
import { models } from '@mintage/machines/models'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createLazySite } from '../support/createLazySite.ts'
import { copper, lake } from '../support/images.ts'
import { testModelPaths } from '../support/testModelPaths.ts'

const heron = makeProject({ id: sampleId(301), title: 'A heron struck on a copper coin', thumb_url: copper })
const boat = makeProject({ id: sampleId(302), title: 'A paper boat on a lake', thumb_url: lake })

const setUp = () => {
  const tab = createLazySite()
  const remove = deferred('delete', '/projects/{id}')
  const restore = deferred('post', '/projects/{id}/restore')
  const library = mock('get', '/projects', ({ reply }) => reply(200, pageOf([heron, boat])))
  return {
    ...{ tab, remove, restore },
    /** The last notice of a failure. */
    why: '',
    open: () =>
      tab.open({ path: '/account/my-projects', signedIn: true, handlers: [remove.handler, restore.handler, library] }),
  }
}

type Fixture = ReturnType<typeof setUp>

const main = page.getByRole('main')
const image = page.getByRole('button', { name: `Open ${heron.title}` })
const neighbour = page.getByRole('button', { name: `Open ${boat.title}` })
const word = main.getByText('Deleted', { exact: true })
const undo = page.getByRole('button', { name: `Undo deleting ${heron.title}` })
const toast = (words: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(words)

const restored = 'It is back in your projects.'

const asked = async ({ remove, restore }: Fixture, what: 'to delete' | 'to restore' | 'nothing') => {
  expect([remove.waiting, restore.waiting]).toEqual([what === 'to delete' ? 1 : 0, what === 'to restore' ? 1 : 0])
  await expect.element(neighbour).toBeVisible()
}

const there = async (fixture: Fixture) => {
  await asked(fixture, 'nothing')
  await expect.element(image).toBeVisible()
  await expect.element(word).not.toBeInTheDocument()
}

/** In the image's place: that it is gone, and a way back. */
const deleted = async (fixture: Fixture, what: 'to delete' | 'nothing') => {
  await asked(fixture, what)
  await expect.element(word).toBeVisible()
  await expect.element(undo).toBeEnabled()
  await expect.element(undo).toHaveFocus()
  await expect.element(image).not.toBeInTheDocument()
}

const comingBack = async (fixture: Fixture, what: 'to delete' | 'to restore') => {
  await asked(fixture, what)
  await expect.element(main.getByRole('button', { name: 'Bringing it back...' })).toBeDisabled()
  await expect.element(image).not.toBeInTheDocument()
}

testModelPaths(models['delete-with-undo'], {
  setUp,
  end: ({ tab }) => tab.close(),
  steps: {
    'the person looks at an image': (fixture) => fixture.open(),
    'the person deletes it': async () => {
      await page.getByRole('button', { name: `More for ${heron.title}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
    },
    'the person takes it back': () => undo.click(),
    'the person dismisses the message': () => page.getByRole('button', { name: 'Dismiss' }).click(),
    'the server deletes it': async ({ remove }) => {
      const call = await remove.next()
      expect(call.params.id).toBe(heron.id)
      call.resolve(200, ok({ id: heron.id, restorable_until: '2026-11-20T09:42:00Z' }))
    },
    'the server has it no more': async ({ remove }) => (await remove.next()).resolve(404, failure('Not found.')),
    'the server refuses to delete it': async (fixture) => {
      fixture.why = 'This picture is being worked on.'
      ;(await fixture.remove.next()).resolve(403, failure(fixture.why))
    },
    'no answer comes': async (fixture) => {
      fixture.why = 'It could not be deleted and is still here.'
      ;(await fixture.remove.next()).reject()
    },
    'the server restores it': async ({ restore }) => {
      const call = await restore.next()
      expect(call.params.id).toBe(heron.id)
      call.resolve(200, ok(heron))
      await expect.element(toast(restored)).toBeVisible()
    },
    'the server does not restore it': async (fixture) => {
      fixture.why = 'This picture is not kept any more.'
      ;(await fixture.restore.next()).resolve(404, failure(fixture.why))
    },
    'six seconds pass': ({ tab }) => tab.site.pass(6_000),
  },
  states: {
    'the library': () => {},
    'the image is there': async (fixture) => {
      await there(fixture)
      if (fixture.why !== '') await expect.element(toast(fixture.why)).not.toBeInTheDocument()
    },
    'the image is there, and why': async (fixture) => {
      await there(fixture)
      await expect.element(toast(fixture.why)).toBeVisible()
    },
    'being deleted': (fixture) => deleted(fixture, 'to delete'),
    'undo is offered': (fixture) => deleted(fixture, 'nothing'),
    'taken back before it was gone': (fixture) => comingBack(fixture, 'to delete'),
    'being restored': (fixture) => comingBack(fixture, 'to restore'),
    'could not be restored': async (fixture) => {
      await asked(fixture, 'nothing')
      await expect.element(main.getByRole('alert')).toHaveTextContent('It could not be brought back.')
      await expect.element(undo).toBeEnabled()
      await expect.element(toast(fixture.why)).toBeVisible()
    },
    gone: async (fixture) => {
      await asked(fixture, 'nothing')
      await expect.element(word).not.toBeInTheDocument()
      await expect.element(undo).not.toBeInTheDocument()
      await expect.element(image).not.toBeInTheDocument()
    },
  },
})
