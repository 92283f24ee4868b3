import type { Service } from './types.ts'
import type { ServicesTranslate } from './useServiceTexts.ts'

/** Engines of the house have a name for people; others are called what they call themselves. */
const houseEngines = { sample: 'services.engine.sample', 'built-in': 'services.engine.builtIn' } as const

const isOfTheHouse = (engine: string): engine is keyof typeof houseEngines => Object.hasOwn(houseEngines, engine)

/** `Made with our sample engine`; '' where it was not written down. */
export function originLine(service: Service, engine: string | undefined, t: ServicesTranslate): string {
  if (engine === undefined) return ''
  return t(`services.origin.${service}`, { engine: isOfTheHouse(engine) ? t(houseEngines[engine]) : engine })
}
