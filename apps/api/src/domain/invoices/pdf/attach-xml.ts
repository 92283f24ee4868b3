import type { InvoiceDocument } from '../document.ts'
import { writeXml } from '../xml/write-xml.ts'
import type { Doc } from './sheet.ts'

const FILE = 'factur-x.xml'
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const property = (name: string, description: string) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`

/** PDF/A wants every property of a foreign namespace described. */
const metadata = `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
  <fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${FILE}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      property('DocumentFileName', 'name of the embedded XML file'),
      property('DocumentType', 'INVOICE'),
      property('Version', 'version of the XML schema'),
      property('ConformanceLevel', 'conformance level of the embedded XML'),
    ].join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`

/** Makes the PDF a Factur-X document: programs read the XML that is attached to it. */
export function attachXml(doc: Doc, document: InvoiceDocument): void {
  const at = new Date(document.issued_at)
  const about = { name: FILE, type: 'text/xml', description: 'Factur-X', relationship: 'Alternative' } as const
  doc.file(writeXml(document), { ...about, creationDate: at, modifiedDate: at })
  doc.appendXML(metadata)
}
