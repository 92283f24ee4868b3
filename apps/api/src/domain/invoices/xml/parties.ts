import type { InvoiceDocument } from '../document.ts'
import { branch, leaf, type Xml } from './element.ts'

const optional = (name: string, text: string | null): Xml => (text ? leaf(name, text) : null)

const mailbox = (email: string): Xml =>
  branch('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: 'EM' })])

/** `VA` is a VAT number, `FC` a number of the tax office. */
const registration = (scheme: 'VA' | 'FC', number: string | null): Xml =>
  number ? branch('ram:SpecifiedTaxRegistration', [leaf('ram:ID', number, { schemeID: scheme })]) : null

export const sellerParty = ({ seller }: InvoiceDocument): Xml =>
  branch('ram:SellerTradeParty', [
    leaf('ram:Name', seller.name),
    branch('ram:SpecifiedLegalOrganization', [optional('ram:ID', seller.reg_number)]),
    branch('ram:PostalTradeAddress', [
      optional('ram:LineOne', seller.address),
      optional('ram:CountryID', seller.country_iso),
    ]),
    mailbox(seller.email),
    // BR-S-02 and BR-AE-02 ask for one of the two.
    seller.vat_number ? registration('VA', seller.vat_number) : registration('FC', seller.reg_number),
  ])

export const buyerParty = ({ buyer }: InvoiceDocument): Xml =>
  branch('ram:BuyerTradeParty', [
    leaf('ram:Name', buyer.company ?? buyer.name),
    branch('ram:DefinedTradeContact', [
      leaf('ram:PersonName', buyer.name),
      branch('ram:TelephoneUniversalCommunication', [optional('ram:CompleteNumber', buyer.phone)]),
    ]),
    branch('ram:PostalTradeAddress', [
      optional('ram:PostcodeCode', buyer.post_code),
      optional('ram:LineOne', buyer.address),
      optional('ram:CityName', buyer.city),
      optional('ram:CountryID', buyer.country_iso),
    ]),
    mailbox(buyer.email),
    registration('VA', buyer.vat_number),
  ])
