import type { Plugin } from 'vite'

/** What is known only when Storybook is built or started, by the module that says it; read when a story asks for it. */
const modules: Readonly<Record<string, () => Promise<{ exported(): Promise<Readonly<Record<string, unknown>>> }>>> = {
  'virtual:tokens': () => import('./virtual/tokens.ts'),
  'virtual:what-if': () => import('./virtual/what-if.ts'),
  'virtual:journeys': () => import('./virtual/journeys.ts'),
  'virtual:states': () => import('./virtual/states.ts'),
  'virtual:health': () => import('./virtual/health.ts'),
}

/** How Vite marks what is no file. */
const MARK = '\0'

export const virtualModules = (): Plugin => ({
  name: 'virtual-modules',
  resolveId: (id) => (id in modules ? `${MARK}${id}` : null),
  async load(id) {
    const module = id.startsWith(MARK) ? await modules[id.slice(MARK.length)]?.() : undefined
    if (module === undefined) return null
    return Object.entries(await module.exported())
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
})
