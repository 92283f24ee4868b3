import { spelledWords } from './policy-words.ts'

/**
 * The content policy of the sample engine (D57), which paints only harmless subjects: the list keeps plain breaches out
 * of the history, and other engines bring their own policy.
 * The negative prompt is not judged, because such words belong there.
 */

/** Refused anywhere in a word: `pornstar`, `nudephoto`. */
const stems =
  /nude|nudit|nudis|naked|nackt|desnud|porn|erotic|erotik|hentai|nsfw|behead|decapitat|enthaupt|tortur(e|ing)|folter|vergewaltig/u

/** Refused as whole words only, because grape, therapist, Essex and sextant contain them. */
const words =
  /^(sex(y|ual|ually|ting)?|sex(bild|film|foto|szene|video)\w*|rap(e|es|ed|ing|ist|ists)|gangrap(e|ed|es|ing))$/u

/** Harmless words that contain a stem. */
const harmless = /^(denude[ds]?|snaked|heterotic|pornic|nackt(mull|samer|schnecke)\w*)$/u

/** Harmless figures of speech. */
const harmlessPhrases = /\bnaked (mole rats?|eye|flames?|lights?|trees?|branch(es)?|truth)\b/gu

const forgery = [
  /\b(counterfeit\w*|forg(e|ed|ery|ing)|fake|falschgeld|gefalscht\w*)\b/u,
  /\b(bank ?notes?|banknoten|\w*geld|geldscheine?|money|passports?|reisepass\w*|\w*ausweise?|id cards?|identity cards?)\b/u,
]

const isRefused = (word: string) => !harmless.test(word) && (stems.test(word) || words.test(word))

const sentence = 'This prompt goes against our content policy. Please describe something else.'

/** A sentence for the user if the prompt is refused, else null. */
export const refuse = (prompt: string): string | null => {
  const { text, spelled } = spelledWords(prompt)
  const plain = text.replace(harmlessPhrases, ' ')
  const breaks = plain.split(' ').some(isRefused) || spelled.some(isRefused)
  return breaks || forgery.every((part) => part.test(plain)) ? sentence : null
}
