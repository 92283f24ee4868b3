/** React counts them from the first part that was ever drawn: those of one look are not those of another. */
export const withoutIds = (words: string): string => words.replaceAll(/#_r_\w+_/g, '#')
