/** The error code of Node or a package, such as ENOENT; null without one. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)
