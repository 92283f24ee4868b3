import { spelledWords } from './policy-words.ts'

/**
 * The content policy of the sample engine (D57). It paints landscapes, flowers, coins and patterns, so the list only
 * keeps the plainest breaches out of a person's history; an engine that can draw anything brings its own policy. What
 * the person wants left out of a picture is not judged: that is where such words belong.
 */

/** Refused wherever they stand in a word: `pornstar`, `nudephoto`. */
const stems =
  /nude|nudit|nudis|naked|nackt|desnud|porn|erotic|erotik|hentai|nsfw|behead|decapitat|enthaupt|tortur(e|ing)|folter|vergewaltig/u

/** Refused as words of their own: inside others they are harmless, as in grape, therapist, Essex and sextant. */
const words =
  /^(sex(y|ual|ually|ting)?|sex(bild|film|foto|szene|video)\w*|rap(e|es|ed|ing|ist|ists)|gangrap(e|ed|es|ing))$/u

/** Harmless words that hold a stem. */
const harmless = /^(denude[ds]?|snaked|heterotic|pornic|nackt(mull|samer|schnecke)\w*)$/u

/** Figures of speech that mean no nudity. */
const harmlessPhrases = /\bnaked (mole rats?|eye|flames?|lights?|trees?|branch(es)?|truth)\b/gu

const forgery = [
  /\b(counterfeit\w*|forg(e|ed|ery|ing)|fake|falschgeld|gefalscht\w*)\b/u,
  /\b(bank ?notes?|banknoten|\w*geld|geldscheine?|money|passports?|reisepass\w*|\w*ausweise?|id cards?|identity cards?)\b/u,
]

const isRefused = (word: string) => !harmless.test(word) && (stems.test(word) || words.test(word))

const sentence = 'This prompt goes against our content policy. Please describe something else.'

/** A sentence for the person when the prompt is refused, else null. */
export const refuse = (prompt: string): string | null => {
  const { text, spelled } = spelledWords(prompt)
  const plain = text.replace(harmlessPhrases, ' ')
  const breaks = plain.split(' ').some(isRefused) || spelled.some(isRefused)
  return breaks || forgery.every((part) => part.test(plain)) ? sentence : null
}
