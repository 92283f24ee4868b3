import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import { describeGenerationEngine } from './conformance.ts'

describeGenerationEngine('the sample engine', async () => {
  const engine = createBuiltInEngines()
  return { engine, close: () => engine.close() }
})
