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
const MAX_SENTENCE = 2000

const creditCode =
  /insufficient_?quota|billing_hard_limit|insufficient_?(user_?)?(credit|balance|funds)|exceeded_current_quota/i
const limitCode = /^(rate_?limit\w*|too_?many_?requests)$/i

/** All members of a failure, at any depth. */
function* membersOf(body: unknown, name = ''): Generator<[name: string, value: string | number | boolean]> {
  if (typeof body === 'string' || typeof body === 'number' || typeof body === 'boolean') yield [name, body]
  else if (Array.isArray(body)) for (const item of body) yield* membersOf(item, name)
  else if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) if (!quoted.test(key)) yield* membersOf(value, key)
  }
}

function someMember(body: unknown, isMatch: (value: string, name: string) => boolean): boolean {
  for (const [name, value] of membersOf(body)) if (isMatch(String(value), name)) return true
  return false
}

/** With other statuses a sentence may mean something else, such as a filter that does not answer. */
const statusesWithSentence = new Set([200, 400, 403, 422])

/** Whether a body reports a refusal by the content policy. */
export const isRefused = (body: unknown, status: number): boolean =>
  someMember(
    body,
    (value, name) =>
      refusalCode.test(value) ||
      (refusalFlag.test(name) && value === 'true') ||
      (refusalReason.test(name) && value !== '') ||
      (statusesWithSentence.has(status) && value.length < MAX_SENTENCE && refusalSentence.test(value)),
  )

/** Whether a body reports missing credit, for which waiting does not help. */
export const isOutOfCredit = (body: unknown): boolean => someMember(body, (value) => creditCode.test(value))

export const isRateLimit = (body: unknown): boolean => someMember(body, (value) => limitCode.test(value))

/** The code of a failure, if it has one; its sentence can quote the prompt or the key. */
export function codeIn(body: unknown): string | null {
  for (const member of ['code', 'type', 'finish_reason'])
    for (const [name, value] of membersOf(body))
      if (name === member && /^[\w.-]{1,60}$/.test(String(value))) return String(value)
  return null
}
