// `npm run health`: stories that are slow, flaky, missing or double, as far as the last runs know.
import { ensureInstalled, runPinned } from './workspace.mjs'

ensureInstalled()
process.exitCode = runPinned('node', ['tools/health/main.ts']) ? 0 : 1
