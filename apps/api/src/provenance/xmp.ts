import { fromUri, type SourceType, toUri } from './source-types.ts'

/** The statement of a file's metadata about its origin. */
export interface Statement {
  sourceType: SourceType
  /** The program or engine. */
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

/** An XMP packet (ISO 16684) with the IPTC source type and the program. */
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

/** Reads an attribute, an element, or the address of a resource. */
function propertyIn(xmp: string, property: string): string | null {
  const found =
    new RegExp(`[\\s:]${property}\\s*=\\s*(?:"([^"]{1,500})"|'([^']{1,500})')`).exec(xmp) ??
    new RegExp(`:${property}>([^<]{1,500})<`).exec(xmp) ??
    new RegExp(`:${property}\\s+rdf:resource\\s*=\\s*(?:"([^"]{1,500})"|'([^']{1,500})')`).exec(xmp)
  const value = found?.slice(1).find((group) => group !== undefined)
  return value === undefined ? null : unescaped(value).trim() || null
}

/** Null without a source type. */
export function readXmp(xmp: string): Statement | null {
  const sourceType = fromUri(propertyIn(xmp, 'DigitalSourceType') ?? '')
  if (sourceType === null) return null
  return { sourceType, madeWith: propertyIn(xmp, 'CreatorTool')?.slice(0, 120) ?? null }
}

/** The value in our files: the product, and the engine in brackets. */
export const toMadeWith = (engine: string): string => `${PRODUCT} (${engine})`
