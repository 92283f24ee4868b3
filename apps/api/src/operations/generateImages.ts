import { Findings, trimmed } from '../accounts/rules.ts'
import type { ImageSettings } from '../db/schema.ts'
import { ValidationError } from '../errors.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { acceptRequest, findAccepted } from '../images/accept.ts'
import { offeredBy } from '../images/offers.ts'
import { readRequest } from '../images/read.ts'
import { newSeed } from '../images/run.ts'

export const generateImages = defineMemberOperation(
  'generateImages',
  async ({ body, member, idempotencyKey }, dependencies) => {
    // Of the body as sent: a seed picked here must not make a repetition look like another request.
    const scope = dependencies.scopeOf(member.id, 'generate', idempotencyKey, body)
    const earlier = await findAccepted(dependencies, scope)
    if (earlier !== null) return { status: 'OK', payload: await readRequest(dependencies, member.id, earlier) }
    const { engines } = dependencies
    const settings = await dependencies.catalogue.settings()
    const offered = offeredBy(settings, engines.generation)
    const { maxCount } = engines.generation
    const prompt = trimmed(body.prompt)
    const negativePrompt = trimmed(body.negative_prompt)
    const listed = (wanted: string) =>
      offered.image_generation_styles.find(({ id, title }) => wanted === id || wanted === title)?.id
    const styles = (body.styles ?? [body.style]).map(listed).filter((id) => id !== undefined)
    const [style] = styles
    const findings = new Findings()
      .require(prompt !== '', 'prompt', 'Please describe the picture')
      .require(styles.length === (body.styles ?? [body.style]).length, 'style', 'Please choose a style from the list')
      .require(styles.length <= body.count, 'style', 'Please choose no more styles than images')
      .require(offered.image_generation_sizes.includes(body.size), 'size', 'Please choose a size from the list')
      .require(body.count <= maxCount, 'count', `Please choose at most ${maxCount}`)
    if (findings.any || style === undefined) throw new ValidationError(findings.errors)
    const refusal = engines.refuse(prompt)
    if (refusal !== null) throw new ValidationError({ prompt: [refusal] })

    const wanted: ImageSettings = {
      prompt,
      ...(negativePrompt ? { negative_prompt: negativePrompt } : {}),
      style,
      ...(styles.length > 1 ? { styles } : {}),
      size: body.size,
      count: body.count,
      seed: body.seed ?? newSeed(),
    }
    const { id } = await acceptRequest(
      dependencies,
      member.id,
      {
        service: 'generate',
        settings: wanted,
        count: body.count,
        priceTenths: settings.image_generation_price_tenths,
        sourceFile: null,
      },
      scope,
    )
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)
