import type { DataAttribute, Part } from './guide.ts'

/** What several guides say of the same thing: a field, its error, a dialog, a list that floats. */

const named = (part: string): DataAttribute => ({ name: 'data-part', values: [part], means: 'Names the part.' })

export const fieldPart: Part = {
  name: 'Field',
  what: 'All of it: label, control, error and hint.',
  selector: '[data-part="field"]',
  attributes: [named('field'), { name: 'data-invalid', means: 'There is an error.' }],
}

/** Of an error that Field shows, wherever it stands. */
export const ofError = { selector: '[data-part="error"]', attributes: [named('error')] } as const

export const ofPart = (part: string) => ({ selector: `[data-part="${part}"]`, attributes: [named(part)] })

export const openState: DataAttribute = {
  name: 'data-state',
  values: ['open'],
  rare: ['closed'],
  means: 'Closed only while it leaves.',
}

export const dialogParts: readonly [Part, Part] = [
  {
    name: 'Scrim',
    what: 'Dims the page, which neither scrolls nor takes the pointer or the focus.',
    selector: '[data-state]:has(> [role$="dialog"]), [data-state]:has(+ [role$="dialog"])',
    attributes: [openState],
  },
  { name: 'Dialog', what: 'The sheet itself.', selector: '[role$="dialog"][data-state]', attributes: [openState] },
]

/** Where a list that floats stands to what opened it. */
export const floating: readonly DataAttribute[] = [
  openState,
  { name: 'data-side', values: ['bottom'], rare: ['top'], means: 'On top where there is no room below.' },
  {
    name: 'data-align',
    values: ['start'],
    rare: ['center', 'end'],
    means: 'The edge at which it is level with what opened it.',
  },
]

export const floatingAtTheEnd: readonly DataAttribute[] = floating.map((attribute) =>
  attribute.name === 'data-align' ? { ...attribute, values: ['end'], rare: ['start', 'center'] } : attribute,
)

export const highlighted: DataAttribute = {
  name: 'data-highlighted',
  means: 'Under the pointer or reached by key: a press takes it.',
}

export const disabled: DataAttribute = { name: 'data-disabled', means: 'Cannot be pressed or changed.' }

export const checked: DataAttribute = {
  name: 'data-state',
  values: ['checked', 'unchecked'],
  means: 'Whether it is the chosen one.',
}

export const orientation = (values: readonly string[]): DataAttribute => ({
  name: 'data-orientation',
  values,
  means: 'The way in which the arrow keys go.',
})

export const openedBy: DataAttribute = {
  name: 'data-opened-by',
  values: 'any',
  means: 'The id of the button that opened it.',
}

/** Of a row that scrolls sideways. */
export const more: DataAttribute = {
  name: 'data-more',
  values: ['', 'start', 'end', 'start end'],
  means: 'The ends at which there is more than can be seen.',
}
