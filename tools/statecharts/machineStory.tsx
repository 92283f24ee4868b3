import type { MachineDriver, ModelStates } from '@mintage/machines/testing'
import { useArgs } from 'storybook/preview-api'
import { chartOf, simulatorOf } from '../machine-chart/index.ts'
import type { Views } from '../story-coverage/index.ts'
import { ChaptersPage } from './ChaptersPage.tsx'
import { payment } from './chapters.ts'
import { MachinePage } from './MachinePage.tsx'
import type { Place } from './useWalk.ts'

/** Storybook keeps what has been changed of a story's args in the address: a link or a reload leads to the same place. */
const placeInAddress = {
  args: { walk: '', step: 0 },
  argTypes: { walk: { type: 'string' }, step: { type: 'number' } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} as const

/** What the stories of a machine share. */
export function machineStory<Graph extends ModelStates, Fixture>(driver: MachineDriver<Graph, Fixture>, views: Views) {
  const chart = chartOf(driver.machine)
  const simulator = simulatorOf(driver)
  return {
    ...placeInAddress,
    render: function Machine(place: Place) {
      const [, setPlace] = useArgs<Place>()
      return <MachinePage {...{ chart, views, simulator, place }} onPlace={setPlace} />
    },
  }
}

/** What the stories of a whole payment share. */
export const paymentStory = {
  ...placeInAddress,
  render: function Payment({ step }: Place) {
    const [, setPlace] = useArgs<Place>()
    return (
      <ChaptersPage
        title="A payment, from the button to the balance"
        lead="What happens when somebody buys tokens by card, step by step, through the machines that take part."
        chapters={payment}
        step={step}
        onStep={(to) => setPlace({ step: to })}
      />
    )
  },
}
