import type { Clock } from './clock.ts'

/** Caches the result of `load`; parallel callers share one load, and failures are not cached. */
export function cached<T>(clock: Clock, milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let cached: { value: Promise<T>; until: number } | null = null
  return () => {
    const now = clock.now().getTime()
    if (cached && now < cached.until) return cached.value
    const value = load()
    const entry = { value, until: now + milliseconds }
    cached = entry
    value.catch(() => {
      if (cached === entry) cached = null
    })
    return value
  }
}

const texts = new WeakMap<object, string>()

/** Marks an answer that is sent often, so that its JSON is serialized once. It must not change afterwards. */
function withFixedJson<T extends object>(answer: T): T {
  texts.set(answer, JSON.stringify(answer))
  return answer
}

export const toJson = (answer: unknown): string => texts.get(Object(answer)) ?? JSON.stringify(answer)

/** Builds an answer once per source object and variant (e.g. a currency code) and serializes it once. */
export function fixedPer<Source extends object, Answer extends object>(
  build: (source: Source, variant: string) => Answer,
): (source: Source, variant: string) => Answer {
  const cached = new WeakMap<Source, Map<string, Answer>>()
  return (source, variant) => {
    const variants = cached.get(source) ?? new Map<string, Answer>()
    cached.set(source, variants)
    const answer = variants.get(variant) ?? withFixedJson(build(source, variant))
    variants.set(variant, answer)
    return answer
  }
}
