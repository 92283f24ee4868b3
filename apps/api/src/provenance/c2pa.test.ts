import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { created, edited, type ManifestContent, signed } from '../../test/support/manifests.ts'
import { type Ingredient, readManifest } from './c2pa.ts'
import type { Identity } from './cose.ts'
import { readIdentity } from './identity.ts'

let folder: string
let identity: Identity
let image: Ingredient
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mintage-c2pa-'))
  identity = await readIdentity(null, folder)
  const data = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#b87333' } })
    .jpeg()
    .toBuffer()
  image = { data, contentType: 'image/jpeg' }
})
afterAll(() => rm(folder, { recursive: true }))

const sign = (content: ManifestContent) => signed(image, content, identity)
const read = async (content: ManifestContent) => readManifest(await sign(content), identity)

const recoloured = { action: 'c2pa.color_adjustments' }
const generated = () => sign({ actions: [created('trainedAlgorithmicMedia')] })
const photographed = () => sign({ actions: [created('digitalCapture')] })

describe('reads the source type of an image', () => {
  test.each<[string, ManifestContent, string | null]>([
    ['a picture by a model', { actions: [created('trainedAlgorithmicMedia'), recoloured] }, 'trainedAlgorithmicMedia'],
    [
      'a photograph that a model edited',
      { actions: [created('digitalCapture'), edited('compositeWithTrainedAlgorithmicMedia')] },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'a photograph that was opened, then edited by a model',
      {
        actions: [
          { ...created('digitalCapture'), action: 'c2pa.opened' },
          edited('compositeWithTrainedAlgorithmicMedia'),
        ],
      },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'a picture that a model edited, then a person',
      { actions: [edited('compositeWithTrainedAlgorithmicMedia'), edited('humanEdits')] },
      'compositeWithTrainedAlgorithmicMedia',
    ],
    [
      'a parameter of an action',
      { actions: [{ action: 'c2pa.edited', parameters: { digitalSourceType: 'trainedAlgorithmicMedia' } }] },
      'trainedAlgorithmicMedia',
    ],
    [
      'a template of the action',
      { actions: [{ action: 'c2pa.edited' }], templates: [edited('trainedAlgorithmicMedia')] },
      'trainedAlgorithmicMedia',
    ],
    [
      'a template of another action, which does not count',
      { actions: [created('digitalCapture')], templates: [edited('trainedAlgorithmicMedia')] },
      'digitalCapture',
    ],
    [
      'signed metadata',
      {
        actions: [recoloured],
        metadata: { 'stds.iptc': { 'Iptc4xmpExt:DigitalSourceType': 'trainedAlgorithmicMedia' } },
      },
      'trainedAlgorithmicMedia',
    ],
    ['a picture that names no source', { actions: [recoloured] }, null],
  ])('%s', async (_name, content, sourceType) => {
    expect(await read(content)).toMatchObject({ sourceType, ingredient: null })
  })
})

describe('reads the source type of the ingredients', () => {
  const model = 'trainedAlgorithmicMedia'
  test.each<[string, () => Promise<ManifestContent>, string | null, { sourceType: string; isWhole: boolean } | null]>([
    [
      'a changed colour of a picture by a model',
      async () => ({ ingredients: [['parentOf', await generated()]], actions: [recoloured] }),
      null,
      { sourceType: model, isWhole: true },
    ],
    [
      'a second change of its colours',
      async () => {
        const once = await sign({ ingredients: [['parentOf', await generated()]], actions: [recoloured] })
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
      async () => ({ ingredients: [['parentOf', image]], actions: [recoloured] }),
      null,
      null,
    ],
  ])('%s', async (_name, content, sourceType, ingredient) => {
    expect(await read(await content())).toMatchObject({ sourceType, ingredient })
  })
})
