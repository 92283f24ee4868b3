import { formatOrderId } from '../format/orderId.ts'
import type { MailContent, MailFact, MailSender } from './mail.ts'
import { type MailMoney, money, say, time, tokens } from './say.ts'

/** The order, in every mail about it. */
interface MailOrder extends MailMoney {
  orderId: string
  title: string
  /** The buyer. */
  name: string
  historyUrl: string
  sender: MailSender
}

interface MailCard {
  brand: string
  last4: string
}

export interface PurchaseMail extends MailOrder {
  /** Tenths. */
  tokens: number
  /** Minor units. */
  discount: number
  net: number
  vatPercent: number
  vat: number
  total: number
  card: MailCard | null
  paidAt: Date
  /** The last moment of the withdrawal period. */
  until: Date
  /** When the buyer asked to begin at once; null if not asked. */
  consentedAt: Date | null
  /** Null without such a page. */
  termsUrl: string | null
}

export interface RefundMail extends MailOrder {
  reason: 'secondCharge' | 'priceChanged' | 'orderRefunded' | 'withdrawal' | 'provider'
  /** Minor units, VAT included. */
  amount: number
  vat: number
  /** Tenths. */
  taken: number
  /** Tenths that the person owes now. */
  debt: number
  refundedAt: Date
}

export interface WithdrawalMail extends MailOrder {
  /** Tenths of the order, and those that are taken back. */
  tokens: number
  unused: number
  /** Minor units, VAT included. */
  amount: number
  vat: number
  requestedAt: Date
}

const footerOf = ({ company, address, email }: MailSender): string[] => [
  say('mail.questions', { email }),
  say('mail.footer', { company, address }),
]

const orderFacts = ({ orderId, title }: MailOrder): MailFact[] => [
  { label: say('mail.order'), value: formatOrderId(orderId) },
  { label: say('mail.item'), value: title },
]

const history = ({ historyUrl }: MailOrder) => ({ kind: 'link', label: say('mail.history'), href: historyUrl }) as const

const optional = (shown: boolean, fact: MailFact): MailFact[] => (shown ? [fact] : [])

/** Confirms a purchase, with the order and the withdrawal notice that the law requires. */
export function purchaseMail(order: PurchaseMail): MailContent {
  const { discount, net, vat, vatPercent, total, card, consentedAt, termsUrl, sender } = order
  return {
    subject: say('mail.purchase.subject', { tokens: tokens(order.tokens) }),
    preview: say('mail.purchase.preview', { total: money(total, order) }),
    blocks: [
      { kind: 'heading', text: say('mail.purchase.heading') },
      { kind: 'paragraph', text: say('mail.greeting', { name: order.name }) },
      { kind: 'paragraph', text: say('mail.purchase.text', { time: time(order.paidAt) }) },
      {
        kind: 'facts',
        rows: [
          ...orderFacts(order),
          { label: say('mail.tokens'), value: tokens(order.tokens) },
          ...optional(discount > 0, { label: say('mail.discount'), value: `−${money(discount, order)}` }),
          ...optional(vat > 0, { label: say('mail.net'), value: money(net, order) }),
          ...optional(vat > 0, { label: say('mail.vat', { percent: vatPercent }), value: money(vat, order) }),
          ...(card ? [{ label: say('mail.paidBy'), value: say('mail.card', { ...card }) }] : []),
          { label: say('mail.purchase.total'), value: money(total, order), total: true },
        ],
      },
      { kind: 'heading', text: say('mail.purchase.withdrawal') },
      {
        kind: 'paragraph',
        text: say('mail.purchase.withdrawalText', { until: time(order.until), email: sender.email }),
      },
      ...(consentedAt
        ? [{ kind: 'paragraph', text: say('mail.purchase.consent', { time: time(consentedAt) }), quiet: true } as const]
        : []),
      history(order),
      ...(termsUrl ? [{ kind: 'link', label: say('mail.purchase.terms'), href: termsUrl } as const] : []),
    ],
    footer: footerOf(sender),
  }
}

/** Confirms a refund. */
export function refundMail(refund: RefundMail): MailContent {
  const { amount, vat, taken, debt, reason } = refund
  const given = money(amount, refund)
  return {
    subject: say('mail.refund.subject', { amount: given }),
    preview: say('mail.refund.preview', { order: formatOrderId(refund.orderId), amount: given }),
    blocks: [
      { kind: 'heading', text: say('mail.refund.heading') },
      { kind: 'paragraph', text: say('mail.greeting', { name: refund.name }) },
      { kind: 'paragraph', text: say(`mail.refund.${reason}`) },
      {
        kind: 'facts',
        rows: [
          ...orderFacts(refund),
          { label: say('mail.refund.time'), value: time(refund.refundedAt) },
          ...optional(taken > 0, { label: say('mail.refund.taken'), value: tokens(taken) }),
          ...optional(vat > 0, { label: say('mail.vatInIt'), value: money(vat, refund) }),
          { label: say('mail.refund.amount'), value: given, total: true },
        ],
      },
      ...(debt > 0 ? [{ kind: 'paragraph', text: say('mail.refund.debt', { tokens: tokens(debt) }) } as const] : []),
      { kind: 'paragraph', text: say('mail.refund.bank'), quiet: true },
      history(refund),
    ],
    footer: footerOf(refund.sender),
  }
}

/** Confirms a withdrawal with its time. */
export function withdrawalMail(withdrawal: WithdrawalMail): MailContent {
  const at = time(withdrawal.requestedAt)
  return {
    subject: say('mail.withdrawal.subject'),
    preview: say('mail.withdrawal.preview', { time: at }),
    blocks: [
      { kind: 'heading', text: say('mail.withdrawal.heading') },
      { kind: 'paragraph', text: say('mail.greeting', { name: withdrawal.name }) },
      { kind: 'paragraph', text: say('mail.withdrawal.text', { time: at }) },
      {
        kind: 'facts',
        rows: [
          ...orderFacts(withdrawal),
          { label: say('mail.buyer'), value: withdrawal.name },
          { label: say('mail.tokens'), value: tokens(withdrawal.tokens) },
          { label: say('mail.withdrawal.unused'), value: tokens(withdrawal.unused) },
          ...optional(withdrawal.vat > 0, { label: say('mail.vatInIt'), value: money(withdrawal.vat, withdrawal) }),
          { label: say('mail.withdrawal.amount'), value: money(withdrawal.amount, withdrawal), total: true },
        ],
      },
      { kind: 'paragraph', text: say('mail.withdrawal.how'), quiet: true },
      history(withdrawal),
    ],
    footer: footerOf(withdrawal.sender),
  }
}
