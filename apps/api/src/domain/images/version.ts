/** The version of an image for addresses and caches; null for the engine's own result. */
export const versionOf = (fullFile: string): string | null => /\/mended-([\w-]+)\.png$/.exec(fullFile)?.[1] ?? null
