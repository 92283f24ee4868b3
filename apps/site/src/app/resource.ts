import { type ActorRefFrom, createActor, fromPromise, type PromiseActorLogic } from 'xstate'

type Outcome<T> = { ok: true; data: T } | { ok: false; error: unknown }

/** Its promise is always kept: a failed actor would throw into the component that reads it. */
type Loading<T> = ActorRefFrom<PromiseActorLogic<Outcome<T>, undefined>>

const settled = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (data) => ({ ok: true, data }),
    (error: unknown) => ({ ok: false, error }),
  )

/** Answers kept by key: a second look makes no second call (R327). */
interface KeptAnswers<T> {
  /** What is kept under the key, also a failure; asks only when there is nothing. */
  read(key: string, load: () => Promise<T>): Loading<T>
  drop(key: string): void
  /** A failure is worth asking about again the next time that the page is opened. */
  dropFailure(key: string): void
}

/** What is kept lives as long as the client that asked for it: a site that is opened anew asks anew. */
export interface ResourceCache<T> {
  of(client: object): KeptAnswers<T>
}

export function createResourceCache<T>(): ResourceCache<T> {
  const byClient = new WeakMap<object, KeptAnswers<T>>()
  return {
    of(client) {
      const answers = byClient.get(client) ?? keepAnswers<T>()
      byClient.set(client, answers)
      return answers
    },
  }
}

function keepAnswers<T>(): KeptAnswers<T> {
  const kept = new Map<string, Loading<T>>()
  return {
    read(key, load) {
      const before = kept.get(key)
      if (before) return before
      const actor = createActor(
        fromPromise<Outcome<T>, undefined>(() => settled(load())),
        { input: undefined },
      )
      kept.set(key, actor)
      return actor.start()
    },
    drop: (key) => kept.delete(key),
    dropFailure(key) {
      if (kept.get(key)?.getSnapshot().output?.ok === false) kept.delete(key)
    },
  }
}
