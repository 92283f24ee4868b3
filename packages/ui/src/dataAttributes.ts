/** The attributes of a part with their values. `any` is free text or a number. */
export interface PartAttributes {
  readonly selector: string
  readonly [attribute: `data-${string}`]: readonly string[] | 'any'
}

/** A boolean attribute: React writes `true`, Radix an empty string. */
const present = ['', 'true'] as const

/** Radix writes `closed` only while the closing animation runs. */
const open = { 'data-state': ['open', 'closed'] } as const
const checked = { 'data-state': ['checked', 'unchecked'] } as const
const highlighted = { 'data-highlighted': present } as const
const disabled = { 'data-disabled': present } as const
const horizontal = { 'data-orientation': ['horizontal'] } as const
const vertical = { 'data-orientation': ['vertical'] } as const
const floating = { ...open, 'data-side': ['bottom', 'top'], 'data-align': ['start', 'center', 'end'] } as const
const scrollEdges = { 'data-more': ['', 'start', 'end', 'start end'] } as const

const field = {
  field: { selector: '[data-part="field"]', 'data-part': ['field'], 'data-invalid': present },
  error: { selector: '[data-part="error"]', 'data-part': ['error'] },
} as const

const dialog = {
  scrim: { selector: '[data-state]:has(> [role$="dialog"]), [data-state]:has(+ [role$="dialog"])', ...open },
  dialog: { selector: '[role$="dialog"][data-state]', ...open },
} as const

const menuList = { selector: '[role="menu"]', ...floating, ...vertical, 'data-opened-by': 'any' } as const

/**
 * The data attributes that style sheets and tests may use: component, part, then the selector of the part and the
 * values of each attribute. Every story is checked against them.
 */
export const dataAttributes = {
  Balls: { balls: { selector: '[data-part="balls"]', 'data-part': ['balls'] } },
  ImageTile: {
    tile: {
      selector: '[data-state]',
      'data-state': ['waiting', 'working', 'delivered', 'failed', 'cancelled', 'deleted'],
      'data-marked': present,
    },
    list: { selector: '[data-selecting]', 'data-selecting': present },
  },
  Notice: {
    notice: { selector: 'div:has(> span > svg)', 'data-tone': ['info', 'positive', 'caution', 'critical'] },
  },
  Table: { cell: { selector: 'tbody :is(td, th)', 'data-label': 'any' } },

  CardNumberField: field,
  CardholderNameField: field,
  Checkbox: { error: field.error },
  ChoiceGroup: {
    ...field,
    group: { selector: '[role="radiogroup"]', ...disabled },
    option: { selector: '[role="radio"]', ...checked, ...disabled },
  },
  CompareSlider: { name: { selector: '[data-gone]', 'data-gone': ['true', 'false'] } },
  CvvField: field,
  EmailField: field,
  ExpiryField: field,
  Field: field,
  FileDrop: {
    zone: { selector: '[data-over]', 'data-over': ['nothing', 'files', 'wrong'], 'data-invalid': ['true', 'false'] },
    error: field.error,
  },
  NavTabs: { list: { selector: 'ul', ...scrollEdges } },
  PasswordField: field,
  PhoneField: {
    ...field,
    list: { selector: '[role="dialog"]', ...floating },
    option: { selector: '[role="option"]', ...highlighted },
  },
  PromoCodeField: field,
  Select: {
    ...field,
    button: { selector: '[role="combobox"]', ...open, ...disabled, 'data-placeholder': present },
    list: { selector: '[role="listbox"]', ...floating },
    option: { selector: '[role="option"]', ...checked, ...highlighted, ...disabled },
  },
  SubjectMarker: {
    mark: { selector: '[data-mark]', 'data-mark': ['box', 'point'] },
    corner: { selector: '[data-mark="box"] > span', 'data-corner': ['nw', 'ne', 'se', 'sw'] },
  },
  Tabs: {
    tabs: { selector: 'div:has(> div > [role="tablist"])', ...horizontal },
    list: { selector: '[role="tablist"]', ...horizontal, ...scrollEdges },
    tab: { selector: '[role="tab"]', 'data-state': ['active', 'inactive'], ...disabled, ...horizontal },
    panel: { selector: '[role="tabpanel"]', 'data-state': ['active', 'inactive'], ...horizontal },
  },
  TextArea: field,
  TextField: field,
  TokenSlider: {
    label: { selector: '[data-part="label"]', 'data-part': ['label'] },
    track: { selector: '[data-orientation]', ...horizontal, ...disabled },
    thumb: { selector: '[role="slider"]', ...horizontal, ...disabled },
  },

  BalancePopover: {
    button: { selector: '[data-part="balance"]', 'data-part': ['balance'], 'data-pending': present },
    panel: { selector: '[role="dialog"]', ...floating },
  },
  BuyTokensModal: dialog,
  ConfirmInformationModal: dialog,
  ConsentModal: dialog,
  ContactModal: dialog,
  CurrencyMenu: {
    list: menuList,
    item: { selector: '[role="menuitemradio"]', ...checked, ...highlighted, ...vertical },
  },
  CutoutEditor: {
    ...dialog,
    surface: { selector: '[role="application"]', 'data-mode': ['restore', 'erase', 'move'] },
    ring: { selector: '[role="application"] > span', 'data-ring': ['mouse', 'keys'] },
  },
  ImageViewer: dialog,
  Menu: {
    anchor: { selector: 'span[aria-haspopup="menu"]', ...open },
    list: menuList,
    item: { selector: '[role^="menuitem"]', ...highlighted, ...disabled, ...vertical },
  },
  MobileMenu: dialog,
  Modal: dialog,
  ReturnTokenModal: dialog,
  ServicesMenu: {
    menu: { selector: ':has(> [popover])', 'data-native': present, 'data-dismissed': present },
  },
  Toaster: {
    region: { selector: '[data-toasts]', 'data-toasts': present },
    toast: { selector: '[data-toast-id]', 'data-toast-id': 'any' },
    card: { selector: '[data-toast-id] > div', 'data-tone': ['info', 'positive', 'critical'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PartAttributes>>>>

type Declared = typeof dataAttributes
type ValuesOf<V> = V extends readonly string[] ? V[number] : string

/** Component, part and attribute to its values: `DataAttributes['Select']['option']['data-state']`. */
export type DataAttributes = {
  readonly [C in keyof Declared]: {
    readonly [P in keyof Declared[C]]: {
      readonly [A in Exclude<keyof Declared[C][P], 'selector'>]: ValuesOf<Declared[C][P][A]>
    }
  }
}
