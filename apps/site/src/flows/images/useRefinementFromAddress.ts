import type { RefineRequests } from './refineRequests.ts'
import { toGenerateValues } from './toGenerationRequest.ts'
import { useRequestToRepeat } from './useSettingsFromAddress.ts'

const refinements = ['variation', 'moreLikeThis'] as const

/**
 * Offers the refinement in the address (`?refine=<image>&as=variation&of=<request>`). A link spends nothing: the person
 * starts it with the button that shows its price.
 */
export function useRefinementFromAddress({ offer }: Pick<RefineRequests, 'offer'>): void {
  useRequestToRepeat((request, query) => {
    const image = request.images.find(({ project_id }) => project_id !== null && project_id === query.get('refine'))
    const refinement = refinements.find((known) => known === query.get('as'))
    if (!image?.project_id || refinement === undefined) return
    const { styles, ...values } = toGenerateValues(request)
    offer({
      imageId: image.project_id,
      refinement,
      values: { ...values, count: 1, styles: image.style === undefined ? styles.slice(0, 1) : [image.style] },
    })
  }, 'of')
}
