import { reportNow } from '../../tools/health/index.ts'

/** How the stories are, as far as this clone knows. */
export const exported = async () => ({ report: (await reportNow()).report })
