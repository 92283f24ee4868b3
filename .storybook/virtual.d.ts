declare module 'virtual:tokens' {
  /** The tokens as the sources have them when Storybook is built or started. */
  export const tokens: readonly import('../tools/system-index/index.ts').IndexedToken[]
}
