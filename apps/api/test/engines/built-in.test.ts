import { createBuiltInEngines } from '../../src/engines/built-in.ts'
import { describeBackgroundEngine, describeGenerationEngine, describeUpscaleEngine } from './conformance.ts'

const start = async () => {
  const engine = createBuiltInEngines()
  return { engine, close: () => engine.close() }
}

describeGenerationEngine('the sample engine', start)
describeBackgroundEngine('the built-in engine', start)
describeUpscaleEngine('the built-in engine', start)
