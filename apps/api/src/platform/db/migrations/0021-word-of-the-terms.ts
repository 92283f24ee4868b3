/** The seeded terms called the three services `dependencies`. Texts changed by an operator stay. */
export const wordOfTheTerms: readonly string[] = [
  `update static_pages
      set content = replace(content, 'website and its three dependencies:', 'website and its three services:')
    where slug = 'terms'`,
]
