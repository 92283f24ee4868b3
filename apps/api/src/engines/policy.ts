/**
 * The content policy of the sample engine (D57). It paints landscapes, flowers, coins and patterns, so the list only
 * keeps the plainest breaches out of a person's history; an engine that can draw anything brings its own policy.
 */
const refused: readonly RegExp[] = [
  /\b(child|minor|underage|teen)\w*\b.*\b(nude|naked|sex\w*|porn\w*|erotic\w*)\b/iu,
  /\b(nude|naked|sex\w*|porn\w*|erotic\w*)\b.*\b(child|minor|underage|teen)\w*\b/iu,
  /\b(porn\w*|beheading|torture|rape)\b/iu,
  /\b(counterfeit|forged?)\b.*\b(banknotes?|money|passports?|id cards?)\b/iu,
]

const sentence = 'This prompt goes against our content policy. Please describe something else.'

/** A sentence for the person when the prompt is refused, else null. */
export const refuse = (prompt: string): string | null => {
  const text = prompt.normalize('NFKC')
  return refused.some((pattern) => pattern.test(text)) ? sentence : null
}
