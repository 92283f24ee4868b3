import type { ColumnType, Generated } from 'kysely'
import type { PromptReading, Refinement, SubjectBox } from '../../engines/shared/engine.ts'
import type { EngineErrorCode } from '../../engines/shared/errors.ts'
import type { AdminAuditTable } from './admin-audit-table.ts'
import type { Json, WithDefault } from './columns.ts'
import type { InvoiceNumbersTable, InvoicesTable } from './invoice-tables.ts'
import type { LedgerAccountsTable, LedgerEntriesTable } from './ledger-tables.ts'
import type { MailsTable } from './mails-table.ts'
import type {
  DepositsTable,
  DisputesTable,
  GatewayEventsTable,
  PaymentAttemptsTable,
  RefundsTable,
  SandboxPaymentsTable,
  SandboxRefundsTable,
  WithdrawalsTable,
} from './payment-tables.ts'
import type { TokenReturnsTable } from './token-returns-table.ts'

interface UsersTable {
  id: Generated<string>
  email: string
  /** Lower-cased, so that addresses are unique in any case. */
  email_key: string
  name: string
  surname: string
  phone: string | null
  password_hash: string
  country_id: number | null
  city: string | null
  address: string | null
  post_code: string | null
  avatar_file: string | null
  email_verified_at: Date | null
  created_at: WithDefault<Date>
  /** From then on nobody can sign in, and the row has no personal data. */
  closed_at: WithDefault<Date | null>
}

interface SessionsTable {
  token_hash: string
  user_id: string
  created_at: WithDefault<Date>
  expires_at: Date
}

export interface MailTokensTable {
  token_hash: string
  purpose: 'reset_password' | 'verify_email'
  user_id: string
  expires_at: Date
  used_at: Date | null
}

interface FormerAddressesTable {
  address_hash: string
}

interface AccountLimitsTable {
  name: string
  subject_hash: string
  tries: number
  ends_at: Date
}

interface SettingsTable {
  id: number
  value: Json<StoredSettings>
}

/** Settings as stored: money in EUR minor units, tokens in tenths. Operations convert them to the wire format. */
export interface StoredSettings {
  company_name: string
  company_reg_number: string
  company_address: string
  requisites: string
  support_email: string
  copyright: string
  is_reg_enabled: boolean
  min_top_up_minor: number
  /** The minimum price of an order with a promo code, before VAT. */
  min_charge_minor?: number
  vat_percent: number
  /** The site shows prices with VAT; sums stay as they are. */
  prices_include_vat?: boolean
  /** Percent by the ISO code of the buyer's country; `vat_percent` for all others. */
  vat_by_country?: Record<string, number>
  /** Companies of another country of the EU pay no VAT and owe it themselves. */
  reverse_charge?: boolean
  /** The ISO code of the seller's country. */
  seller_country?: string
  seller_vat_number?: string
  payment_methods: { id: number; title: string; code: string }[]
  welcome_bonus_tenths: number
  points_conversion_rate: number
  image_generation_price_tenths: number
  background_removal_price_tenths: number
  upscale_price_tenths: number
  /** Images that a person may return per calendar month (D76); 0 disables returns. */
  token_returns_per_month?: number
  image_generation_sizes: string[]
  image_generation_styles: { id: string; title: string }[]
  upscale_factors: number[]
  google_tag: string
  internal_currency: { name: string; image: string | null } | null
}

export interface CurrenciesTable {
  id: number
  code: string
  /** Units of this currency for one EUR. */
  value: number
  symbol: string
  is_default: boolean
  /** Digits of the minor unit: 2 for EUR, 0 for JPY. */
  digits: number
}

interface LanguagesTable {
  id: number
  code: string
  title: string
  is_default: boolean
}

interface LocalizationsTable {
  lang_id: number
  key: string
  message: string
}

export interface CountriesTable {
  id: number
  iso: string
  title: string
}

export interface PacksTable {
  id: number
  title: string
  description: string
  credits_tenths: number
  /** EUR minor units; 0 is the free pack, which cannot be bought. */
  price_minor: number
  features: Json<string[]>
  position: number
}

export interface PriceTiersTable {
  min_tenths: number
  max_tenths: number | null
  /** Ten-thousandths of one EUR per token. */
  price_e4: number
}

export interface PromocodesTable {
  id: number
  code: string
  kind: 'percent' | 'fixed'
  /** Percent, or EUR minor units. */
  amount: number
  is_active: boolean
  expires_at: Date | null
  max_uses: number | null
  max_uses_per_user: number | null
}

interface PromocodeUsesTable {
  deposit_id: string
  promocode_id: number
  user_id: string
  /** The order is being charged: others cannot have this use, and it counts when the charge succeeds. */
  reserved: WithDefault<boolean>
}

interface IdempotencyKeysTable {
  user_id: string
  operation: string
  key: string
  request_hash: string
  status: number | null
  body: ColumnType<unknown, string | null, string | null>
  created_at: WithDefault<Date>
}

export type LedgerMovementKind =
  | 'bonus'
  | 'credit'
  | 'hold'
  | 'capture'
  | 'release'
  | 'return'
  | 'give'
  | 'take'
  | 'refund'
  | 'restore'

export interface LedgerTransactionsTable {
  id: Generated<number>
  unique_key: string
  kind: LedgerMovementKind
  user_id: string
  amount_tenths: number
  /** The part of the amount that became debt; negative for debt that it settled. */
  debt_tenths: WithDefault<number>
  reference: string | null
  note: string
  /** The person's spendable balance after this movement. */
  balance_after_tenths: number
  created_at: WithDefault<Date>
}

export type Service = 'generate' | 'remove_background' | 'upscale'
type RequestState = 'queued' | 'working' | 'completed' | 'failed' | 'cancelled'
/**
 * Images in one lane wait for each other: those made by this server's workers, and those made by a connected engine.
 */
export type ImageLane = 'workers' | 'connected'
/**
 * An engine's error code; or the files could not be read or written, the work crashed its process too often, or an
 * unexpected error occurred.
 */
export type ImageFailure = EngineErrorCode | 'storage' | 'out_of_tries' | 'internal'
export type ImageState = 'queued' | 'working' | 'delivered' | 'failed' | 'cancelled'

export interface ImageSettings {
  prompt?: string
  negative_prompt?: string
  style?: string
  /** Assigned to the images in turn; `style` is the first one. */
  styles?: string[]
  size?: string
  count?: number
  seed?: number
  factor?: number
  format?: 'png' | 'jpeg' | 'webp'
  subject_box?: SubjectBox
  file_name?: string
  source_image_id?: string
  refinement?: Refinement
  variation?: number
  source_seed?: number
}

export interface ImageRequestsTable {
  id: Generated<string>
  user_id: string
  service: Service
  state: WithDefault<RequestState>
  settings: Json<ImageSettings>
  price_tenths: number
  cost_tenths: number
  refunded_tenths: WithDefault<number>
  source_file: string | null
  /** The span that accepted it, as in the header `traceparent`; the work continues this trace. */
  trace_parent: string | null
  created_at: WithDefault<Date>
  finished_at: Date | null
}

export interface ImagesTable {
  id: Generated<string>
  request_id: string
  user_id: string
  index: number
  lane: WithDefault<ImageLane>
  /** Lower ones are made first (`images/fair-turns.ts`). */
  turn: WithDefault<number>
  state: WithDefault<ImageState>
  tries: WithDefault<number>
  /** The process that makes it, and its lease. */
  leased_by: string | null
  leased_until: Date | null
  project_id: string | null
  /** The text for the person. */
  error: string | null
  failure: ImageFailure | null
  state_since: WithDefault<Date>
  reruns: WithDefault<number>
  /** The company pays for the newest rerun. */
  is_gift: WithDefault<boolean>
  engine: string | null
  reading: ColumnType<PromptReading | null, string | null | undefined, string | null>
}

interface RunningImagesTable {
  image_id: string
  progress: number | null
  preview: Uint8Array | null
  preview_version: number | null
}

export interface ProjectsTable {
  id: string
  user_id: string
  request_id: string
  service: Service
  title: string
  /** What the library searches; null where a server of an earlier version wrote the row. */
  title_key: WithDefault<string | null>
  width: number
  height: number
  bytes: number
  content_type: string
  full_file: string
  thumb_file: string
  source_file: string | null
  settings: Json<ImageSettings>
  created_at: WithDefault<Date>
  deleted_at: Date | null
}

interface StaticPagesTable {
  id: number
  slug: string | null
  title: string
  content: string
  is_terms: boolean
  is_privacy: boolean
}

interface SocialLinksTable {
  id: number
  title: string
  url: string
  icon: string | null
}

interface ContactMessagesTable {
  id: Generated<string>
  user_id: string | null
  name: string
  surname: string
  email: string
  phone: string | null
  topic: string
  message: string
  created_at: WithDefault<Date>
}

export interface Schema {
  users: UsersTable
  sessions: SessionsTable
  mail_tokens: MailTokensTable
  account_limits: AccountLimitsTable
  former_addresses: FormerAddressesTable
  settings: SettingsTable
  currencies: CurrenciesTable
  languages: LanguagesTable
  localizations: LocalizationsTable
  countries: CountriesTable
  packs: PacksTable
  price_tiers: PriceTiersTable
  promocodes: PromocodesTable
  promocode_uses: PromocodeUsesTable
  deposits: DepositsTable
  payment_attempts: PaymentAttemptsTable
  refunds: RefundsTable
  disputes: DisputesTable
  withdrawals: WithdrawalsTable
  invoices: InvoicesTable
  invoice_numbers: InvoiceNumbersTable
  gateway_events: GatewayEventsTable
  sandbox_payments: SandboxPaymentsTable
  sandbox_refunds: SandboxRefundsTable
  idempotency_keys: IdempotencyKeysTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  image_requests: ImageRequestsTable
  images: ImagesTable
  running_images: RunningImagesTable
  token_returns: TokenReturnsTable
  projects: ProjectsTable
  static_pages: StaticPagesTable
  social_links: SocialLinksTable
  contact_messages: ContactMessagesTable
  mails: MailsTable
  admin_audit: AdminAuditTable
}
