interface Tokens {
  readonly [name: string]: string | Tokens
}

/** The custom properties of a theme, which an app can set: `--mt-color-accent`. */
export const tokenNames = (tokens: Tokens, before = '--mt'): string[] =>
  Object.entries(tokens).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${before}-${name}`] : tokenNames(value, `${before}-${name}`),
  )
