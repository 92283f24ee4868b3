import type { Service } from './types.ts'
import type { ServicesTranslate } from './useServiceTexts.ts'

/** Our own engines have display names; others use their own. */
const houseEngines = { sample: 'services.engine.sample', 'built-in': 'services.engine.builtIn' } as const

const isOfTheHouse = (engine: string): engine is keyof typeof houseEngines => Object.hasOwn(houseEngines, engine)

/** `Made with our sample engine`; '' if the engine was not recorded. */
export function originLine(service: Service, engine: string | undefined, t: ServicesTranslate): string {
  if (engine === undefined) return ''
  return t(`services.origin.${service}`, { engine: isOfTheHouse(engine) ? t(houseEngines[engine]) : engine })
}
