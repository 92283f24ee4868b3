declare module 'virtual:health' {
  /** What the sources, the approved pictures and the last run say when Storybook is built or started. */
  export const report: Awaited<ReturnType<typeof import('../tools/health/index.ts').reportNow>>['report']
}

declare module 'virtual:what-if' {
  /** What can be changed, as the sources have it when Storybook is built or started. */
  export const locations: import('../tools/what-if/shape.ts').Locations
}
