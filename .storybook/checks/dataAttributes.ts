import { expect, type TestContext } from 'vitest'
import { dataAttributes, type PartAttributes } from '../../packages/ui/src/dataAttributes.ts'

/** Internal to Radix, Sonner and single stories. */
const foreignName = /^data-(radix|sonner|aria-hidden|focus-guard|scroll-locked|react-aria|router$|sent$)/
const foreignElement =
  '[data-sonner-toaster], [data-sonner-toast], [data-sonner-toast] :is([data-content], [data-title]), [data-radix-popper-content-wrapper]'

const components: Readonly<Record<string, Readonly<Record<string, PartAttributes>>>> = dataAttributes

const declared = Object.entries(components).flatMap(([component, parts]) =>
  Object.entries(parts).flatMap(([part, { selector, ...attributes }]) =>
    Object.entries(attributes).map(([name, values]) => ({
      ...{ id: `${part} ${name}`, component, selector, name },
      accepts: (value: string) => values === 'any' || values.includes(value),
    })),
  ),
)

const attributesOnPage = () =>
  [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name.startsWith('data-') && !foreignName.test(name) && !element.matches(foreignElement))
      .map(({ name, value }) => ({ element, name, value })),
  )

/** `Select` for the stories of Select.stories.tsx. */
const componentOf = (file: { name: string }) => /(\w+)\.stories\.tsx$/.exec(file.name)?.[1] ?? ''

let file: TestContext['task']['file'] | null = null
const shown = new Set<string>()

/** A data attribute of a component that is not in packages/ui/src/dataAttributes.ts fails its story. */
export function expectDeclaredAttributes({ story, task }: TestContext): void {
  if (story?.parameters.guide === undefined) return
  file = task.file
  const undeclared = attributesOnPage().filter(({ element, name, value }) => {
    const matching = declared.filter((one) => one.name === name && one.accepts(value) && element.matches(one.selector))
    for (const { component, id } of matching) if (component === componentOf(task.file)) shown.add(id)
    return matching.length === 0
  })
  const found = undeclared.map(({ element, name, value }) => `${name}="${value}" on <${element.localName}>`)
  expect(found, 'data attributes missing in packages/ui/src/dataAttributes.ts').toEqual([])
}

/** A declared attribute that no story of its component shows fails the story file, unless only some stories ran. */
export function expectShownAttributes(): void {
  if (file?.tasks.every(({ result }) => result?.state === 'pass')) {
    const own = declared.filter(({ component }) => file !== null && component === componentOf(file))
    const missing = own.filter(({ id }) => !shown.has(id)).map(({ id }) => id)
    expect(missing, 'data attributes that no story shows').toEqual([])
  }
  file = null
  shown.clear()
}
