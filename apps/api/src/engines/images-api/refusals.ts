/** Codes of refusals: OpenAI, Azure, Google, Stability, Black Forest Labs, Alibaba, ByteDance. */
const refusalCode =
  /^(moderation_blocked|content_?policy(_?violation)?|content_?filter(ed)?|safety(_violations?|_error|_block)?|(image_)?(safety|prohibited_content)|blocklist|spii|nsfw\w*|unsafe\w*|sexual|(content|request|input|output) ?moderated|responsibleaipolicyviolation|datainspectionfailed|\w*(sensitivecontent|unsafe_generation|content_violation|moderation_failed)\w*)$/i

/** Members that mean a refusal if `true`. */
const refusalFlag = /^(filtered|flagged|nsfw|has_nsfw_concepts?|nsfw_content_detected|is_blocked)$/i
/** Members that exist only in refusals. */
const refusalReason = /^(rai_?filtered_?reason|block_?reason|refusal)$/i
/** Members with the user's own words, or the image. */
const quoted = /^(prompt|revised_prompt|input|b64_json)$/i

const refusalSentence =
  /content[ _](polic|moderat|filter|safety)|safety (system|filter|polic|reasons|guideline)|moderation system|(usage|community) (polic|guideline)|responsible ai|\bnsfw\b|sensitive (content|words)|violates? (our|the|its) \w* ?(polic|terms|guideline)/i
const LONGEST_SENTENCE = 2000

const creditCode =
  /insufficient_?quota|billing_hard_limit|insufficient_?(user_?)?(credit|balance|funds)|exceeded_current_quota/i
const limitCode = /^(rate_?limit\w*|too_?many_?requests)$/i

/** All members of a failure, at any depth. */
function* membersOf(said: unknown, name = ''): Generator<[name: string, value: string | number | boolean]> {
  if (typeof said === 'string' || typeof said === 'number' || typeof said === 'boolean') yield [name, said]
  else if (Array.isArray(said)) for (const item of said) yield* membersOf(item, name)
  else if (typeof said === 'object' && said !== null) {
    for (const [key, value] of Object.entries(said)) if (!quoted.test(key)) yield* membersOf(value, key)
  }
}

function someMember(said: unknown, isMeant: (value: string, name: string) => boolean): boolean {
  for (const [name, value] of membersOf(said)) if (isMeant(String(value), name)) return true
  return false
}

/** With other statuses a sentence may mean something else, such as a filter that does not answer. */
const sentencesCount = new Set([200, 400, 403, 422])

/** Whether a body reports a refusal by the content policy. */
export const isRefused = (said: unknown, status: number): boolean =>
  someMember(
    said,
    (value, name) =>
      refusalCode.test(value) ||
      (refusalFlag.test(name) && value === 'true') ||
      (refusalReason.test(name) && value !== '') ||
      (sentencesCount.has(status) && value.length < LONGEST_SENTENCE && refusalSentence.test(value)),
  )

/** Whether a body reports missing credit, for which waiting does not help. */
export const isOutOfCredit = (said: unknown): boolean => someMember(said, (value) => creditCode.test(value))

export const isRateLimit = (said: unknown): boolean => someMember(said, (value) => limitCode.test(value))

/** The code of a failure, if it has one; its sentence can quote the prompt or the key. */
export function codeIn(said: unknown): string | null {
  for (const wanted of ['code', 'type', 'finish_reason'])
    for (const [name, value] of membersOf(said))
      if (name === wanted && /^[\w.-]{1,60}$/.test(String(value))) return String(value)
  return null
}
