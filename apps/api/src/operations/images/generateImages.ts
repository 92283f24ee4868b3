import { trimmed } from '../../domain/accounts/rules.ts'
import { acceptRequest, findAccepted } from '../../domain/images/accept.ts'
import { acceptWithSource } from '../../domain/images/accept-source.ts'
import { agreedPrice } from '../../domain/images/prices.ts'
import { readRequest } from '../../domain/images/read.ts'
import { readRefined, requestedSettings } from '../../domain/images/refine.ts'
import { newSeed } from '../../domain/images/run.ts'
import { supportedSettings } from '../../domain/images/supported-settings.ts'
import { Findings, ValidationError } from '../../errors.ts'
import type { ImageSettings } from '../../platform/db/schema.ts'
import { defineMemberOperation } from '../operation.ts'

export const generateImages = defineMemberOperation(
  'generateImages',
  async ({ body, member, idempotencyKey }, dependencies) => {
    // Hashes the body as sent, so that a random seed or a changed price does not make a repetition look like another
    // request.
    const { price, quote, ...repeatable } = body
    const scope = dependencies.scopeOf(member.id, 'generate', idempotencyKey, repeatable)
    const earlier = await findAccepted(dependencies, scope)
    if (earlier !== null) return { status: 'OK', payload: await readRequest(dependencies, member.id, earlier) }
    const { engines } = dependencies
    const settings = await dependencies.catalogue.settings()
    const offered = supportedSettings(settings, engines.generation)
    const { maxCount } = engines.generation
    const refined = await readRefined(dependencies, member.id, body)
    const requested = requestedSettings(
      body,
      refined,
      offered.image_generation_styles.map(({ id }) => id),
    )
    const prompt = trimmed(requested.prompt)
    const negativePrompt = trimmed(requested.negativePrompt)
    const listedStyle = (style: string) =>
      offered.image_generation_styles.find(({ id, title }) => style === id || style === title)?.id
    const styles = requested.styles.map(listedStyle).filter((id) => id !== undefined)
    const [style] = styles
    const findings = new Findings()
      .require(prompt !== '', 'prompt', 'Please describe the picture')
      .require(styles.length === requested.styles.length, 'style', 'Please choose a style from the list')
      .require(styles.length <= body.count, 'style', 'Please choose no more styles than images')
      .require(offered.image_generation_sizes.includes(requested.size), 'size', 'Please choose a size from the list')
      .require(body.count <= maxCount, 'count', `Please choose at most ${maxCount}`)
    if (findings.any || style === undefined) throw new ValidationError(findings.errors)
    const refusal = engines.refuse(prompt)
    if (refusal !== null) throw new ValidationError({ prompt: [refusal] })

    const priceTenths = await agreedPrice(dependencies, member.id, 'generate', { price, quote })

    const imageSettings: ImageSettings = {
      prompt,
      ...(negativePrompt ? { negative_prompt: negativePrompt } : {}),
      style,
      ...(styles.length > 1 ? { styles } : {}),
      size: requested.size,
      count: body.count,
      seed: body.seed ?? newSeed(),
      ...refined?.settings,
    }
    const request = {
      service: 'generate' as const,
      settings: imageSettings,
      count: body.count,
      priceTenths,
    }
    const id = refined
      ? await acceptWithSource(dependencies, member.id, request, refined.image, scope)
      : (await acceptRequest(dependencies, member.id, { ...request, sourceFile: null }, scope)).id
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)
