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

/** The story of a machine's page: `cardPayment` has its at `machines-card-payment--walk`. */
export const machineStory = (machine: string): string => `machines-${spaced(machine).replaceAll(' ', '-')}--walk`
