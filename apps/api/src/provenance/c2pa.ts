import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import type { Picture } from '../engines/engine.ts'
import { createSigner, type Identity, readCertificates } from './cose.ts'
import { fromUri, type SourceType, toUri } from './source-types.ts'

/** What a C2PA manifest says, and whether it is to be believed. */
export interface ManifestFinding {
  /** Ours: signed with our certificate. Intact: by somebody whom nobody here vouches for. Broken: not as it was signed. */
  signature: 'ours' | 'intact' | 'broken'
  /** As the certificate says. */
  signer: string | null
  sourceType: SourceType | null
  madeWith: string | null
}

/** A file with a manifest, from which another one was made. */
export type Ingredient = Pick<Picture, 'data' | 'contentType'>

export interface Claim {
  /** What was done, with the term of IPTC where it is about one; with an ingredient, after it was opened. */
  actions: readonly { action: string; sourceType?: SourceType; engine?: string }[]
  ingredient: Ingredient | null
}

/** Bytes that the library can read at once: it asks for a Blob, and for the reader that browsers have in their workers. */
class BytesBlob extends Blob {
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

/** Prepares the library in this thread, which should do nothing else: reading and signing keep it busy. */
export function prepareC2pa(): void {
  Object.assign(globalThis, { FileReaderSync: BytesReader })
  initSync({ module: readFileSync(LIBRARY) })
}

/** Nothing is fetched, whatever address a file names: neither manifests nor the state of certificates. */
const settingsFor = ({ certificates }: Identity): string =>
  JSON.stringify({
    trust: { trust_anchors: readCertificates(certificates).slice(1).join('') },
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false, verify_after_sign: false },
    builder: { thumbnail: { enabled: false } },
  })

const blobOf = ({ data, contentType }: Ingredient) => new BytesBlob(new Uint8Array(data), contentType)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, 120) : null
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The library cannot go on in this thread after it; what else it throws is about the file. */
export const isTrap = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError'

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
    if (isTrap(error)) throw error
    return null
  }
  const store: unknown = JSON.parse(reader.json())
  reader.free()
  if (!isRecord(store) || !isRecord(store.manifests)) return null
  const active = store.manifests[String(store.active_manifest)]
  return isRecord(active) ? { manifests: store.manifests, active, state: store.validation_state } : null
}

const assertionsOf = (manifest: unknown) => (isRecord(manifest) ? listOf(manifest.assertions) : []).filter(isRecord)

/** The action with which the picture began, or the first that names a source. */
function originOf(manifest: Record<string, unknown>): Pick<ManifestFinding, 'sourceType' | 'madeWith'> {
  const actions = assertionsOf(manifest)
    .filter(({ label }) => /^c2pa\.actions/.test(String(label)))
    .flatMap(({ data }) => (isRecord(data) ? listOf(data.actions) : []))
    .filter(isRecord)
  const sourceAction = actions.find(({ digitalSourceType }) => typeof digitalSourceType === 'string')
  const agent = sourceAction?.softwareAgent ?? listOf(manifest.claim_generator_info)[0]
  return {
    sourceType: sourceAction ? fromUri(String(sourceAction.digitalSourceType)) : null,
    madeWith: textOf(isRecord(agent) ? agent.name : agent) ?? textOf(manifest.claim_generator),
  }
}

/** Who issued our certificate is believed, and gives each number once. */
function signatureOf(state: unknown, serialNumber: unknown, { certificates }: Identity): ManifestFinding['signature'] {
  if (state !== 'Trusted') return state === 'Valid' ? 'intact' : 'broken'
  const own = readCertificates(certificates)[0]?.serialNumber
  return String(serialNumber) === String(BigInt(`0x${own}`)) ? 'ours' : 'intact'
}

/** What the manifest of a file says. Null: there is none that can be read. */
export async function readManifest(file: Ingredient, identity: Identity): Promise<ManifestFinding | null> {
  const store = await readStore(file, identity)
  if (store === null) return null
  const { signature_info: info } = store.active
  const signed = isRecord(info) ? info : {}
  return {
    signature: signatureOf(store.state, signed.cert_serial_number, identity),
    signer: textOf(signed.common_name) ?? textOf(signed.issuer),
    ...originOf(store.active),
  }
}

/** Where a photograph was taken, and with what, may stand in these. */
const isPersonal = (label: string) =>
  /^(stds\.exif|stds\.iptc|stds\.schema-org|c2pa\.metadata|cawg\.metadata)/.test(label)

/** Addresses of what an ingredient says about place and camera: it is taken out, and the manifest tells so. */
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

/** The file with a signed manifest. */
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
