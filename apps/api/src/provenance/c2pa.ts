import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import { isRecord } from '@mintage/api-client/isRecord'
import type { EncodedImage } from '../pixels/encoded-image.ts'
import { createSigner, type Identity, readCertificates } from './cose.ts'
import { fromUri, isMadeByMachine, leadingType, type SourceType, toUri } from './source-types.ts'

/** The content of a C2PA manifest and the state of its signature. */
export interface ManifestFinding {
  /** Ours: signed with our certificate. Intact: a valid signature of an unknown signer. Broken: changed after signing. */
  signature: 'ours' | 'intact' | 'broken'
  /** The name in the certificate. */
  signer: string | null
  sourceType: SourceType | null
  /** The ingredient that counts most, from any generation. */
  ingredient: Ancestor | null
  madeWith: string | null
}

interface Ancestor {
  sourceType: SourceType
  /** Whether the image is a version of it and not a composition with it. */
  isWhole: boolean
}

/** A file with a manifest, used as a source. */
export type Ingredient = Pick<EncodedImage, 'data' | 'contentType'>

export interface Claim {
  /** The actions with the IPTC source type, if one applies; an ingredient is opened before them. */
  actions: readonly { action: string; sourceType?: SourceType; engine?: string }[]
  ingredient: Ingredient | null
}

/** Gives the library synchronous access: it wants a Blob and the reader of browser workers. */
export class BytesBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>

  constructor(content: Uint8Array<ArrayBuffer>, type: string) {
    super([content], { type })
    this.content = content
  }

  override slice(start = 0, end = this.content.length): BytesBlob {
    return new BytesBlob(this.content.subarray(start, end), this.type)
  }
}

class BytesReader {
  readAsArrayBuffer({ content }: BytesBlob): ArrayBuffer {
    return content.slice().buffer
  }
}

const LIBRARY = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))

/** Prepares the library in this thread, which should have no other work: reading and signing block it. */
export function prepareC2pa(): void {
  Object.assign(globalThis, { FileReaderSync: BytesReader })
  initSync({ module: readFileSync(LIBRARY) })
}

/** No manifest or certificate status is fetched, even if a file names an address. */
const settingsFor = ({ certificates }: Identity): string =>
  JSON.stringify({
    trust: { trust_anchors: readCertificates(certificates).slice(1).join('') },
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false, verify_after_sign: false },
    builder: { thumbnail: { enabled: false } },
  })

const blobOf = ({ data, contentType }: Ingredient) => new BytesBlob(new Uint8Array(data), contentType)

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 120) : null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The library cannot be used in this thread after a trap; its other errors concern the file. */
export const isWasmTrap = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError'

interface Store {
  manifests: Record<string, unknown>
  active: Record<string, unknown>
  state: unknown
}

async function readStore({ data, contentType }: Ingredient, identity: Identity): Promise<Store | null> {
  let reader: WasmReader
  try {
    reader = await WasmReader.fromBytes(contentType, new Uint8Array(data), settingsFor(identity))
  } catch (error) {
    if (isWasmTrap(error)) throw error
    return null
  }
  const store: unknown = JSON.parse(reader.json())
  reader.free()
  if (!isRecord(store) || !isRecord(store.manifests)) return null
  const active = store.manifests[String(store.active_manifest)]
  return isRecord(active) ? { manifests: store.manifests, active, state: store.validation_state } : null
}

const assertionsOf = (manifest: unknown) => (isRecord(manifest) ? listOf(manifest.assertions) : []).filter(isRecord)

interface Term {
  sourceType: SourceType
  agent: unknown
}

/** The term of an action: its own, in its parameters, or in the template of all actions with its name. */
function actionTerms(data: Record<string, unknown>): Term[] {
  const templates = listOf(data.templates).filter(isRecord)
  return listOf(data.actions)
    .filter(isRecord)
    .flatMap((action) => {
      const parameters = isRecord(action.parameters) ? action.parameters : {}
      const template = templates.find((own) => own.action === action.action || own.action === '*')
      const uri = action.digitalSourceType ?? parameters.digitalSourceType ?? template?.digitalSourceType
      const sourceType = typeof uri === 'string' ? fromUri(uri) : null
      return sourceType === null ? [] : [{ sourceType, agent: action.softwareAgent ?? template?.softwareAgent }]
    })
}

function metadataTerms(data: Record<string, unknown>): Term[] {
  const uris = Object.entries(data).flatMap(([name, value]) => (/(?:^|:)DigitalSourceType$/.test(name) ? [value] : []))
  const types = uris.flatMap((uri) => (typeof uri === 'string' ? (fromUri(uri) ?? []) : []))
  return types.map((sourceType) => ({ sourceType, agent: undefined }))
}

const termsOf = (manifest: Record<string, unknown>): Term[] =>
  assertionsOf(manifest).flatMap(({ label, data }) => {
    if (!isRecord(data)) return []
    return /^c2pa\.actions/.test(String(label)) ? actionTerms(data) : metadataTerms(data)
  })

const typeOf = (manifest: Record<string, unknown>): SourceType | null =>
  leadingType(termsOf(manifest).map(({ sourceType }) => sourceType))

function agentOf(manifest: Record<string, unknown>, sourceType: SourceType | null): string | null {
  const term = termsOf(manifest).find((own) => own.sourceType === sourceType)
  const agent = term?.agent ?? listOf(manifest.claim_generator_info)[0]
  return textOf(isRecord(agent) ? agent.name : agent) ?? textOf(manifest.claim_generator)
}

/** All ancestors of an image, the nearest first; a file may repeat one of them. */
function ancestorsOf({ active, manifests }: Store): Ancestor[] {
  const ancestors: Ancestor[] = []
  const seen = new Set<string>()
  const waiting = [{ manifest: active, isWhole: true }]
  // The list grows during the loop: recursion could exceed the stack.
  for (const { manifest, isWhole: isVersion } of waiting) {
    for (const { active_manifest: id, relationship } of listOf(manifest.ingredients).filter(isRecord)) {
      const ingredient = typeof id === 'string' ? manifests[id] : null
      if (typeof id !== 'string' || seen.has(id) || !isRecord(ingredient)) continue
      seen.add(id)
      const isWhole = isVersion && relationship === 'parentOf'
      const sourceType = typeOf(ingredient)
      if (sourceType !== null) ancestors.push({ sourceType, isWhole })
      waiting.push({ manifest: ingredient, isWhole })
    }
  }
  return ancestors
}

/** A whole image by a machine counts more than a part, and both count more than a camera. */
function leadingAncestor(ancestors: readonly Ancestor[]): Ancestor | null {
  const byMachine = ancestors.filter(({ sourceType }) => isMadeByMachine(sourceType))
  return byMachine.find(({ isWhole }) => isWhole) ?? byMachine[0] ?? ancestors.at(-1) ?? null
}

/** `ours` needs our issuer and serial number; the issuer gives each number once. */
function signatureOf(state: unknown, serialNumber: unknown, { certificates }: Identity): ManifestFinding['signature'] {
  if (state !== 'Trusted') return state === 'Valid' ? 'intact' : 'broken'
  const own = readCertificates(certificates)[0]?.serialNumber
  return String(serialNumber) === String(BigInt(`0x${own}`)) ? 'ours' : 'intact'
}

/** Null if the file has no manifest, or an unreadable one. */
export async function readManifest(file: Ingredient, identity: Identity): Promise<ManifestFinding | null> {
  const store = await readStore(file, identity)
  if (store === null) return null
  const { signature_info: info } = store.active
  const signed = isRecord(info) ? info : {}
  const sourceType = typeOf(store.active)
  return {
    signature: signatureOf(store.state, signed.cert_serial_number, identity),
    signer: textOf(signed.common_name) ?? textOf(signed.issuer),
    sourceType,
    ingredient: leadingAncestor(ancestorsOf(store)),
    madeWith: agentOf(store.active, sourceType),
  }
}

/** Assertions that may contain the place and camera of a photograph. */
const isPersonal = (label: string) =>
  /^(stds\.exif|stds\.iptc|stds\.schema-org|c2pa\.metadata|cawg\.metadata)/.test(label)

/** URIs of an ingredient's assertions about place and camera; they are redacted, and the manifest records it. */
async function personalIn(ingredient: Ingredient, identity: Identity): Promise<string[]> {
  const store = await readStore(ingredient, identity)
  return Object.entries(store?.manifests ?? {}).flatMap(([id, manifest]) =>
    assertionsOf(manifest)
      .map(({ label }) => String(label))
      .filter(isPersonal)
      .map((label) => `self#jumbf=/c2pa/${id}/c2pa.assertions/${label}`),
  )
}

const toAction = ({ action, sourceType, engine }: Claim['actions'][number]) => ({
  action,
  ...(sourceType === undefined ? {} : { digitalSourceType: toUri(sourceType) }),
  ...(engine === undefined ? {} : { softwareAgent: { name: engine } }),
})

const PARENT = 'parent'
const opened = { action: 'c2pa.opened', parameters: { ingredientIds: [PARENT] } }

export async function signManifest(file: Ingredient, claim: Claim, identity: Identity): Promise<Buffer> {
  const actions = [...(claim.ingredient === null ? [] : [opened]), ...claim.actions.map(toAction)]
  const definition = {
    claim_generator_info: [{ name: 'Mintage' }],
    assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
  }
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), settingsFor(identity))
  try {
    if (claim.ingredient !== null) {
      const { contentType } = claim.ingredient
      const ingredient = { relationship: 'parentOf', format: contentType, label: PARENT }
      await builder.addIngredientFromBlob(JSON.stringify(ingredient), contentType, blobOf(claim.ingredient))
      for (const uri of await personalIn(claim.ingredient, identity)) builder.addRedaction(uri, 'c2pa.PII.present')
    }
    return Buffer.from(await builder.sign(createSigner(identity), [], file.contentType, blobOf(file)))
  } finally {
    builder.free()
  }
}
