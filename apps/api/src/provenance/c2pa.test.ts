import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WasmBuilder } from '@contentauth/c2pa-wasm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BytesBlob, prepareC2pa, readManifest } from './c2pa.ts'
import { createSigner, type Identity } from './cose.ts'
import { readIdentity } from './identity.ts'

let folder: string
let identity: Identity
let picture: Buffer
beforeAll(async () => {
  prepareC2pa()
  folder = await mkdtemp(join(tmpdir(), 'mintage-c2pa-'))
  identity = await readIdentity(null, folder)
  picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#b87333' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => rm(folder, { recursive: true }))

const SETTINGS = JSON.stringify({ verify: { verify_after_sign: false }, builder: { thumbnail: { enabled: false } } })
const JPEG = 'image/jpeg'
const blobOf = (data: Buffer) => new BytesBlob(new Uint8Array(data), JPEG)
const uri = (term: string) => `http://cv.iptc.org/newscodes/digitalsourcetype/${term}`

interface Action {
  action: string
  digitalSourceType?: string
  parameters?: Record<string, unknown>
}

interface Content {
  actions?: Action[]
  templates?: Action[]
  metadata?: Record<string, string>
  ingredients?: [relationship: 'parentOf' | 'componentOf' | 'inputTo', file: Buffer][]
}

/** A picture with such a manifest. */
async function signed({ actions = [], templates = [], metadata, ingredients = [] }: Content): Promise<Buffer> {
  const labels = (wanted: string) =>
    ingredients.flatMap(([relationship], index) => (relationship === wanted ? [`ingredient ${index}`] : []))
  const own = [
    { action: 'c2pa.opened', parameters: { ingredientIds: labels('parentOf') } },
    { action: 'c2pa.placed', parameters: { ingredientIds: labels('componentOf') } },
  ].filter(({ parameters }) => parameters.ingredientIds.length > 0)
  const definition = {
    claim_generator_info: [{ name: 'An editor' }],
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: [...own, ...actions], templates } },
      ...(metadata === undefined ? [] : [{ label: 'stds.iptc', data: { '@context': {}, ...metadata } }]),
    ],
  }
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), SETTINGS)
  for (const [index, [relationship, file]] of ingredients.entries()) {
    const ingredient = { relationship, format: JPEG, label: `ingredient ${index}` }
    await builder.addIngredientFromBlob(JSON.stringify(ingredient), JPEG, blobOf(file))
  }
  const file = Buffer.from(await builder.sign(createSigner(identity), [], JPEG, blobOf(picture)))
  builder.free()
  return file
}

const created = (term: string) => ({ action: 'c2pa.created', digitalSourceType: uri(term) })
const edited = (term: string) => ({ action: 'c2pa.edited', digitalSourceType: uri(term) })
const recoloured = { action: 'c2pa.color_adjustments' }

const generated = () => signed({ actions: [created('trainedAlgorithmicMedia')] })
const photographed = () => signed({ actions: [created('digitalCapture')] })

const read = async (data: Buffer) => readManifest({ data, contentType: JPEG }, identity)

describe('what a picture says of itself', () => {
  test.each<[string, Content, string | null]>([
    ['made by a model', { actions: [created('trainedAlgorithmicMedia'), recoloured] }, 'trainedAlgorithmicMedia'],
    [
      'taken by a camera, then edited by a model',
      { actions: [created('digitalCapture'), edited('compositeWithTrainedAlgorithmicMedia')] },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'opened as a photograph, then edited by a model',
      {
        actions: [
          { action: 'c2pa.opened', digitalSourceType: uri('digitalCapture') },
          edited('compositeWithTrainedAlgorithmicMedia'),
        ],
      },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'edited by a model, then by a person',
      { actions: [edited('compositeWithTrainedAlgorithmicMedia'), edited('humanEdits')] },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'a term among the parameters of an action',
      { actions: [{ action: 'c2pa.edited', parameters: { digitalSourceType: uri('trainedAlgorithmicMedia') } }] },
      'trainedAlgorithmicMedia',
    ],
    [
      'a term of the template of its actions',
      { actions: [{ action: 'c2pa.edited' }], templates: [edited('trainedAlgorithmicMedia')] },
      'trainedAlgorithmicMedia',
    ],
    [
      'a template of other actions',
      { actions: [created('digitalCapture')], templates: [edited('trainedAlgorithmicMedia')] },
      'digitalCapture',
    ],
    [
      'a term in its metadata',
      { actions: [recoloured], metadata: { 'Iptc4xmpExt:DigitalSourceType': uri('trainedAlgorithmicMedia') } },
      'trainedAlgorithmicMedia',
    ],
    ['nothing', { actions: [recoloured] }, null],
  ])('%s', async (_name, content, sourceType) => {
    expect(await read(await signed(content))).toMatchObject({ sourceType, ingredient: null })
  })
})

describe('what a picture says of those that it was made from', () => {
  const model = 'trainedAlgorithmicMedia'
  test.each<[string, () => Promise<Content>, string | null, { sourceType: string; isWhole: boolean } | null]>([
    [
      'another colour of a picture by a model',
      async () => ({ ingredients: [['parentOf', await generated()]], actions: [recoloured] }),
      null,
      { sourceType: model, isWhole: true },
    ],
    [
      'another colour of another colour of it',
      async () => {
        const once = await signed({ ingredients: [['parentOf', await generated()]], actions: [recoloured] })
        return { ingredients: [['parentOf', once]], actions: [recoloured] }
      },
      null,
      { sourceType: model, isWhole: true },
    ],
    [
      'a photograph that a model edited',
      async () => ({
        ingredients: [['parentOf', await photographed()]],
        actions: [edited('compositeWithTrainedAlgorithmicMedia')],
      }),
      'compositeWithTrainedAlgorithmicMedia',
      { sourceType: 'digitalCapture', isWhole: true },
    ],
    [
      'a photograph with a part by a model',
      async () => ({
        ingredients: [
          ['parentOf', await photographed()],
          ['componentOf', await generated()],
        ],
      }),
      null,
      { sourceType: model, isWhole: false },
    ],
    [
      'a picture by a model with a part by a model',
      async () => ({
        ingredients: [
          ['parentOf', await generated()],
          ['componentOf', await generated()],
        ],
      }),
      null,
      { sourceType: model, isWhole: true },
    ],
    [
      'a picture without marks',
      async () => ({ ingredients: [['parentOf', picture]], actions: [recoloured] }),
      null,
      null,
    ],
  ])('%s', async (_name, content, sourceType, ingredient) => {
    expect(await read(await signed(await content()))).toMatchObject({ sourceType, ingredient })
  })
})
