/** The engine of an image and its reading of the prompt, if it reports one. Null for older images. */
export const madeBy: readonly string[] = [
  `alter table images add column engine text`,
  `alter table images add column reading jsonb`,
]
