import type { MachineDriver, ModelStates } from '@mintage/machines/testing'
import { chartOf } from '../machine-chart/index.ts'
import type { Views } from '../story-coverage/index.ts'
import { simulatorOf } from './simulation.ts'

/** What a page about a machine is made of. */
export const machineArgs = <Graph extends ModelStates, Fixture>(
  driver: MachineDriver<Graph, Fixture>,
  views: Views,
) => ({
  chart: chartOf(driver.machine),
  views,
  simulator: simulatorOf(driver),
})
