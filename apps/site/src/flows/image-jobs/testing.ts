import { createClient } from '@mintage/api-client'
import type { ImageJob } from '@mintage/machines/image-jobs'
import { imageRequestMachine, type Job } from '@mintage/machines/image-request'
import { onTestFinished, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { NoticeKey } from '../../app/notice-keys.ts'
import { createNotices } from '../../app/notices.ts'
import { createStore, type KeyValueStore } from '../../app/storage.ts'
import { type ImageJobs, jobsOf } from './imageJobs.ts'
import type { JobDependencies } from './types.ts'

export const ok = (payload: unknown, status = 200) => Response.json({ status: 'OK', payload }, { status })

export const refused = (status: number, more = {}) =>
  Response.json({ status: 'ERROR', message: 'No.', ...more }, { status })

/** A store of one page's life: what browser storage falls back to. */
export const memory = (): KeyValueStore =>
  createStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })

type Session = JobDependencies['session']
type Watch = Parameters<Session['subscribe']>[0]

/** What image jobs need of the site, over answers of our own; a real client, so that calls are those of the contract. */
export function fakeDependencies(
  answer: (request: Request) => Response | Promise<Response>,
  visit = memory(),
  local = memory(),
) {
  const requests: Request[] = []
  const reported: number[] = []
  const watchers = new Set<Watch>()
  let person: ReturnType<Session['getSnapshot']> = { context: { profile: null } }
  const leaving: (() => void)[] = []
  const dependencies: JobDependencies = {
    client: createClient({
      baseUrl: 'http://site.test/api',
      getToken: () => null,
      getCurrency: () => 'EUR',
      getLanguageId: () => null,
      fetch: async (request) => {
        requests.push(request.clone())
        return answer(request)
      },
    }),
    visit,
    local,
    notices: createNotices<NoticeKey>(),
    startUp: {
      getSnapshot: () => ({
        context: {
          settings: {
            imageGenerationPrice: 10,
            backgroundRemovalPrice: 10,
            upscalePrice: 10,
            backgroundRemovalMaxPixels: 12_000_000,
            upscaleMaxPixels: 6_000_000,
          },
        },
      }),
      send: () => {},
    },
    session: {
      send: ({ balance }) => void reported.push(balance),
      getSnapshot: () => person,
      subscribe: (watch) => {
        watchers.add(watch)
        return { unsubscribe: () => watchers.delete(watch) }
      },
      on: (type, leave) => type === 'signedOut' && leaving.push(leave),
    },
  }
  const signOut = () => {
    person = { context: { profile: null } }
    for (const watch of watchers) watch(person)
    for (const leave of leaving) leave()
  }
  // Nothing is written any more: a picture on its way to the database would come into that of the next test.
  onTestFinished(signOut)
  return {
    dependencies,
    visit,
    requests,
    reported,
    balanceIs: (balance: number) => {
      person = { context: { profile: { id: 'p-7', balance } } }
      for (const watch of watchers) watch(person)
    },
    signOut,
  }
}

/** Tests run in Node, where there is no window to go online. */
export const stubWindow = () => vi.stubGlobal('window', new EventTarget())

export const listed = (jobs: ImageJobs) => jobsOf(jobs.getSnapshot())

/** The parent of a job that is looked at alone. */
export const noParent = createActor(fromCallback(() => {}))

/** A job of the list of which the server has said this; null for one that it has not told of. */
export function listedJob(job: Job | null): ImageJob {
  const actor = createActor(imageRequestMachine, { input: { parent: noParent, jobId: null, idempotencySeed: 'seed' } })
  actor.start()
  if (job !== null) actor.send({ type: 'job.reported', job })
  return { id: 'entry', actor, snapshot: actor.getSnapshot(), isRestored: false }
}
