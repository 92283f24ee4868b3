/**
 * Carries a secret from a form to the one request that needs it. Events, context and input appear in snapshots and
 * inspectors; the holder's secret does not: it is no property, and `take` returns it once.
 */
export interface SecretHolder<Secret> {
  /** Holds the secret until it is taken; an earlier one is dropped. */
  put(secret: Secret): void
  /** Returns the secret and forgets it; null if it holds nothing. */
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
