import { area } from './areas.mjs'

export default {
  test: {
    strictTags: false,
    root: area.folder,
    include: area.tests,
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
  },
}
