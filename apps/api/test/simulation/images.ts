import { acceptRequest } from '../../src/domain/images/accept.ts'
import { deliverImage, endUndelivered, lockRequest, openStates } from '../../src/domain/images/capture-and-release.ts'
import type { Handlers } from './events.ts'
import type { Requests } from './requests.ts'
import type { World } from './world.ts'

/** Tenths of a token. So dear that people spend what they buy, and refunds make debts. */
const IMAGE_PRICE = 200

/** Holds for images, and their captures and releases. */
export function handleImages(
  { customers }: World,
  { run, send, remember }: Requests,
): Pick<Handlers, 'use' | 'finish'> {
  const requests = new Map<number, string>()

  return {
    use({ id, server, customer, images }) {
      const userId = customers[customer % customers.length] ?? ''
      const settings = { prompt: 'A heron', count: images }
      const request = {
        service: 'generate' as const,
        settings,
        count: images,
        priceTenths: IMAGE_PRICE,
        sourceFile: null,
      }
      send(id, server, 'use', async (dependencies) => {
        const scope = dependencies.scopeOf(userId, 'generateImages', `use-${id}`, settings)
        const accepted = await acceptRequest(dependencies, userId, request, scope)
        remember(id, accepted.id)
        requests.set(id, accepted.id)
      })
    },

    finish({ server, use, end }) {
      const requestId = requests.get(use)
      if (!requestId) return
      run(server, 'finish', ({ db, clock }) =>
        db.transaction().execute(async (trx) => {
          const request = await lockRequest(trx, requestId)
          const image = await trx
            .selectFrom('images')
            .select('id')
            .where('request_id', '=', requestId)
            .where('state', 'in', openStates)
            .orderBy('index')
            .executeTakeFirst()
          if (!image) return
          const now = clock.now()
          const made = { projectId: image.id, engine: null, reading: null }
          if (end === 'delivered') await deliverImage(trx, request, image.id, made, now)
          else if (end === 'cancelled') await endUndelivered(trx, request, image.id, { state: end }, now)
          else {
            const failed = { state: end, error: 'broken', failure: 'internal' } as const
            await endUndelivered(trx, request, image.id, failed, now)
          }
        }),
      )
    },
  }
}
