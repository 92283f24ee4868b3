import { fromUri, type SourceType, toUri } from './source-types.ts'

/** What the metadata of a file say about where it comes from. */
export interface Statement {
  sourceType: SourceType
  /** The program or the engine that made it. */
  madeWith: string | null
}

const PRODUCT = 'Mintage'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}\n]/gu, '')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** An XMP packet (ISO 16684) with the IPTC source type and the program, as readers of metadata look for them. */
export function writeXmp({ sourceType, madeWith }: Statement): string {
  const properties = [
    ` Iptc4xmpExt:DigitalSourceType="${toUri(sourceType)}"`,
    madeWith === null ? '' : ` xmp:CreatorTool="${escaped(madeWith)}"`,
  ].join('')
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"${properties}/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

/** What stands as an attribute, as an element, or as the address of one. */
function propertyIn(xmp: string, property: string): string | null {
  const found =
    new RegExp(`[\\s:]${property}\\s*=\\s*(?:"([^"]{1,500})"|'([^']{1,500})')`).exec(xmp) ??
    new RegExp(`:${property}>([^<]{1,500})<`).exec(xmp) ??
    new RegExp(`:${property}\\s+rdf:resource\\s*=\\s*(?:"([^"]{1,500})"|'([^']{1,500})')`).exec(xmp)
  const value = found?.slice(1).find((group) => group !== undefined)
  return value === undefined ? null : unescaped(value).trim() || null
}

/** Null: the packet does not say what kind of picture it is. */
export function readXmp(xmp: string): Statement | null {
  const sourceType = fromUri(propertyIn(xmp, 'DigitalSourceType') ?? '')
  if (sourceType === null) return null
  return { sourceType, madeWith: propertyIn(xmp, 'CreatorTool')?.slice(0, 120) ?? null }
}

/** As it stands in our files: the product, and the engine in brackets. */
export const toMadeWith = (engine: string): string => `${PRODUCT} (${engine})`
