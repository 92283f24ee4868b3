/** Which engine made an image, and what it read of the prompt where it tells. Null for images of before. */
export const madeBy: readonly string[] = [
  `alter table images add column engine text`,
  `alter table images add column reading jsonb`,
]
