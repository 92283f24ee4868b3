import { Tabs } from '@mintage/ui/controls'
import { Heading, Text } from '@mintage/ui/primitives'
import * as styles from './Coverage.css.ts'
import { MachineTable } from './MachineTable.tsx'
import { ModalTable } from './ModalTable.tsx'
import { RouteTable } from './RouteTable.tsx'
import { TextTable } from './TextTable.tsx'

export interface CoveragePageProps {
  /** The table that is open at first. */
  open: 'routes' | 'machines' | 'texts' | 'modals'
  /** The story that shows each text, by its key; null before the stories have run. */
  shown: Readonly<Record<string, string>> | null
}

/** Four tables of what the product can be in and say, each cell with the story that shows it. */
export function CoveragePage({ open, shown }: CoveragePageProps) {
  return (
    <main className={styles.page}>
      <header className={styles.masthead}>
        <Heading level={1} size="lg">
          What is shown, and where
        </Heading>
        <Text tone="muted" prose>
          Each cell leads to the story that shows it, or says why there is none. Tests hold the tables to the routes,
          the machines, the texts and the overlays that exist.
        </Text>
      </header>
      <Tabs
        label="Tables"
        defaultValue={open}
        activation="manual"
        tabs={[
          { value: 'routes', label: 'Routes', content: <RouteTable /> },
          { value: 'machines', label: 'Machines', content: <MachineTable /> },
          { value: 'texts', label: 'Texts', content: <TextTable shown={shown} /> },
          { value: 'modals', label: 'Modals', content: <ModalTable /> },
        ]}
      />
    </main>
  )
}
