import {
  deferred,
  makeImageRequest,
  makeRequestedImage,
  mock,
  ok,
  type RequestHandler,
  sampleId,
} from '@mintage/api-client/mocks'
import { expect, it, onTestFinished } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { recordedClient } from '../../testing/recordedClient.ts'
import { fakeDependencies, noParent, refused } from '../../testing/requestDependencies.ts'
import { provideImageRequest } from './provideImageRequest.ts'
import { toProgress } from './toFileRequest.ts'

const id = sampleId(201)

function follow(...handlers: readonly RequestHandler[]) {
  const { client, sent, consequences } = recordedClient(...handlers)
  const machine = provideImageRequest({ ...fakeDependencies(() => refused(500)).dependencies, client }, () => null)
  const actor = createActor(machine, { input: { parent: noParent, requestId: id, idempotencySeed: 'seed' } })
  onTestFinished(() => void actor.stop())
  actor.start()
  const live = () => toProgress({ id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false })
  return { actor, sent, consequences, live }
}

it('reports a pending cancellation', async () => {
  const cancel = deferred('post', '/images/requests/{id}/cancel')
  const working = makeImageRequest({ id, state: 'working', images: [makeRequestedImage({ state: 'working' })] })
  const { actor, sent, live } = follow(
    mock('get', '/images/requests/{id}', ({ reply }) => reply(200, ok(working))),
    cancel.handler,
  )
  await waitFor(actor, (snapshot) => snapshot.matches('followingRequest'))
  expect(live()).toEqual({ offline: false, cancelling: false })
  actor.send({ type: 'cancel.requested' })
  await cancel.next()
  expect(sent.at(-1)?.call).toMatch(new RegExp(`^POST /images/requests/${id}/cancel`))
  expect(live()).toEqual({ offline: false, cancelling: true })
})

it('reports a lost connection only while work is running', async () => {
  const { actor, live, consequences } = follow(mock('get', '/images/requests/{id}', () => Response.error()))
  await waitFor(actor, (snapshot) => snapshot.hasTag('offline'))
  expect(live()).toEqual({ offline: true, cancelling: false })
  expect(new Set(consequences)).toEqual(new Set(['nothing']))
})
