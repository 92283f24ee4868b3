import { WasmBuilder } from '@contentauth/c2pa-wasm'
import { BytesBlob, type Ingredient, prepareC2pa } from '../../src/provenance/c2pa.ts'
import { createSigner, type Identity } from '../../src/provenance/cose.ts'

interface Action {
  action: string
  digitalSourceType?: string
  softwareAgent?: { name: string }
  parameters?: Record<string, unknown>
}

/** What the manifest of another program says. */
export interface ManifestContent {
  actions?: Action[]
  templates?: Action[]
  /** By their labels. */
  metadata?: Record<string, Record<string, unknown>>
  ingredients?: [relationship: 'parentOf' | 'componentOf' | 'inputTo', file: Ingredient][]
}

const SETTINGS = JSON.stringify({ verify: { verify_after_sign: false }, builder: { thumbnail: { enabled: false } } })

const blobOf = ({ data, contentType }: Ingredient) => new BytesBlob(new Uint8Array(data), contentType)

const uri = (term: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`

export const created = (term: string): Action => ({ action: 'c2pa.created', digitalSourceType: uri(term) })
export const edited = (term: string): Action => ({ action: 'c2pa.edited', digitalSourceType: uri(term) })

/** The file with such a manifest, signed by somebody. */
export async function signed(file: Ingredient, content: ManifestContent, identity: Identity): Promise<Ingredient> {
  const { actions = [], templates = [], metadata = {}, ingredients = [] } = content
  prepareC2pa()
  const labels = (kind: string) =>
    ingredients.flatMap(([relationship], index) => (relationship === kind ? [`ingredient ${index}`] : []))
  const uses = [
    { action: 'c2pa.opened', parameters: { ingredientIds: labels('parentOf') } },
    { action: 'c2pa.placed', parameters: { ingredientIds: labels('componentOf') } },
  ].filter(({ parameters }) => parameters.ingredientIds.length > 0)
  const definition = {
    claim_generator_info: [{ name: 'An editor' }],
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: [...uses, ...actions], templates } },
      ...Object.entries(metadata).map(([label, data]) => ({ label, data: { '@context': {}, ...data } })),
    ],
  }
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), SETTINGS)
  for (const [index, [relationship, own]] of ingredients.entries()) {
    const about = { relationship, format: own.contentType, label: `ingredient ${index}` }
    await builder.addIngredientFromBlob(JSON.stringify(about), own.contentType, blobOf(own))
  }
  const data = Buffer.from(await builder.sign(createSigner(identity), [], file.contentType, blobOf(file)))
  builder.free()
  return { ...file, data }
}
