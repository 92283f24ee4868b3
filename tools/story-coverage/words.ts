/** `payNow` and `pay_now` as "pay now". */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()

/** `signedOut` as people read it: "Signed out". */
export function inWords(name: string): string {
  const words = spaced(name)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The path of a state: `enteringCard.declined` is "Entering card, declined". */
export const pathInWords = (path: string): string => inWords(path.split('.').map(spaced).join(', '))

/** A story's name out of its id: `screens-pay--fields-in-error` is "Fields in error". */
export const storyName = (id: string): string => inWords(id.slice(id.indexOf('--') + 2))

/** What the story belongs to, as its id spells it: `screens-pay`. */
export const componentOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf('--')))

/** The story of a machine's page: `cardPayment` has its at `machines-card-payment--walk`. */
export const machineStory = (machine: string): string => `machines-${spaced(machine).replaceAll(' ', '-')}--walk`
