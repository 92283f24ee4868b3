/** Letters of other alphabets, digits and signs that look like a Latin letter. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a', // Cyrillic
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ԁ: 'd',
  α: 'a', // Greek
  ε: 'e',
  ι: 'i',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  υ: 'u',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

/** Lower case, without accents and invisible signs, in Latin letters and single spaces. */
const plainText = (text: string): string =>
  [
    ...text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    // Three or more equal letters become one: no English word has them.
    .replace(/([a-z])\1{2,}/gu, '$1')
    .replace(/[^a-z]+/gu, ' ')

/** Three or more single letters in a row, which spell a word; those after an article form a further word without it. */
const spelledOut = (text: string): string[] =>
  [...text.matchAll(/(?<![a-z])[a-z](?: [a-z](?![a-z])){2,}/gu)]
    .map(([letters]) => letters.replaceAll(' ', ''))
    .map((word) => word.replace(/^[ai]/u, ''))

/** The words of a prompt in plain letters, and those that are spelled letter by letter. */
export const spelledWords = (prompt: string): { text: string; spelled: readonly string[] } => {
  const text = plainText(prompt)
  return { text, spelled: spelledOut(text) }
}
