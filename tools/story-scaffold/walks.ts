import * as drivers from '@mintage/machines/drivers'
import { type Simulator, simulatorOf } from '../machine-chart/index.ts'
import type { views } from '../story-coverage/index.ts'

const simulators: Readonly<Record<keyof typeof views, () => Simulator>> = {
  auth: () => simulatorOf(drivers.authDriver),
  cardPayment: () => simulatorOf(drivers.cardPaymentDriver),
  changePassword: () => simulatorOf(drivers.changePasswordDriver),
  checkout: () => simulatorOf(drivers.checkoutDriver),
  contact: () => simulatorOf(drivers.contactDriver),
  cookieBanner: () => simulatorOf(drivers.cookieBannerDriver),
  currencyChoice: () => simulatorOf(drivers.currencyChoiceDriver),
  deleteWithUndo: () => simulatorOf(drivers.deleteWithUndoDriver),
  depositPolling: () => simulatorOf(drivers.depositPollingDriver),
  forgotPassword: () => simulatorOf(drivers.forgotPasswordDriver),
  imageJobs: () => simulatorOf(drivers.imageJobsDriver),
  imageRequest: () => simulatorOf(drivers.imageRequestDriver),
  languageChoice: () => simulatorOf(drivers.languageChoiceDriver),
  pictureCheck: () => simulatorOf(drivers.pictureCheckDriver),
  profilePicture: () => simulatorOf(drivers.profilePictureDriver),
  resetPassword: () => simulatorOf(drivers.resetPasswordDriver),
  startUp: () => simulatorOf(drivers.startUpDriver),
  tokenReturn: () => simulatorOf(drivers.tokenReturnDriver),
  updateProfile: () => simulatorOf(drivers.updateProfileDriver),
  verificationMail: () => simulatorOf(drivers.verificationMailDriver),
}

const simulatorOfMachine = (machine: string): Simulator => {
  const found: Readonly<Record<string, (() => Simulator) | undefined>> = simulators
  const simulator = found[machine]
  if (simulator === undefined) throw new Error(`There is no driver of ${machine}`)
  return simulator()
}

/** A way of a model, and after how many of its steps a state is reached. */
export interface Walk {
  readonly steps: readonly string[]
  readonly taken: number
}

/** For each state of a machine that its model leads to: the shortest walk that ends in it, the first of several. */
export async function walksThrough(machine: string): Promise<ReadonlyMap<string, Walk>> {
  const { paths, replay } = simulatorOfMachine(machine)
  const beginnings = paths
    .flatMap((steps) => steps.map((_, index) => ({ steps, taken: index + 1 })))
    .toSorted((one, other) => one.taken - other.taken)
  const found = new Map<string, Walk>()
  const walked = new Set<string>()
  for (const walk of beginnings) {
    const steps = walk.steps.slice(0, walk.taken)
    const text = steps.join()
    if (walked.has(text)) continue
    walked.add(text)
    for (const state of (await replay(steps)).at(-1)?.active ?? []) if (!found.has(state)) found.set(state, walk)
  }
  return found
}

/** The folder of a machine, by which its tests are called too. */
export function folderOf(machine: string): string {
  const driver = Object.values(drivers).find((one) => one.machine.id === machine)
  if (driver === undefined) throw new Error(`There is no driver of ${machine}`)
  return driver.model.machine
}
