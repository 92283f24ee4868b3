import { cardPaymentDriver, checkoutDriver, depositPollingDriver } from '@mintage/machines/drivers'
import type { MachineDriver, ModelStates, StepOf } from '@mintage/machines/testing'
import { type Chart, chartOf, type Simulator, simulatorOf } from '../machine-chart/index.ts'
import { type Views, views } from '../story-coverage/index.ts'

/** A part of a way that leads through several machines. */
export interface Chapter {
  chart: Chart
  views: Views
  simulator: Simulator
  steps: readonly string[]
}

const chapter = <Graph extends ModelStates, Fixture>(
  driver: MachineDriver<Graph, Fixture>,
  seen: Views,
  steps: readonly StepOf<Graph>[],
): Chapter => ({ chart: chartOf(driver.machine), views: seen, simulator: simulatorOf(driver), steps })

/** A payment by card as it goes most often: the machines that take part, one after the other. */
export const payment: readonly Chapter[] = [
  chapter(checkoutDriver, views.checkout, [
    'a signed-in person looks at the offers',
    'the person chooses a plan',
    'the price arrives',
    'the person ticks the terms',
    'the person goes on',
    'the billing details arrive',
    'the person confirms',
    'the server accepts',
  ]),
  chapter(cardPaymentDriver, views.cardPayment, [
    'the person opens the pay screen after a checkout',
    'the person submits a good card',
    'the payment is accepted',
  ]),
  chapter(depositPollingDriver, views.depositPolling, [
    'a signed-in person opens the pending screen with an order',
    'the server says: still processing',
    'five seconds pass',
    'the server says: success',
  ]),
]

/** How far each chapter has come when so many steps of all have been taken; the first step of one ends the one before. */
export function chapterAt(chapters: readonly Chapter[], step: number): { chapter: Chapter; at: number } {
  let at = step
  for (const [place, one] of chapters.entries()) {
    if (at <= one.steps.length || place === chapters.length - 1)
      return { chapter: one, at: Math.min(at, one.steps.length) }
    at -= one.steps.length
  }
  throw new Error('There are no chapters')
}
