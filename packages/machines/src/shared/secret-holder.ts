/**
 * Carries a secret from a form to the one request that needs it, past the machine. An event, a machine's context and
 * an actor's input all show up in snapshots and inspectors; what is put here does not: it is in no property, and
 * `take` hands it out once.
 */
export interface SecretHolder<Secret> {
  /** Holds the secret until it is taken; an earlier one is dropped. */
  put(secret: Secret): void
  /** Gives the secret out and forgets it; null when there is none. */
  take(): Secret | null
  /** Forgets the secret. */
  clear(): void
  readonly isEmpty: boolean
}

export const createSecretHolder = <Secret>(): SecretHolder<Secret> => {
  let held: { secret: Secret } | null = null
  return {
    put(secret) {
      held = { secret }
    },
    take() {
      const taken = held
      held = null
      return taken === null ? null : taken.secret
    },
    clear() {
      held = null
    },
    get isEmpty() {
      return held === null
    },
  }
}
