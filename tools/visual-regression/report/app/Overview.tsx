import { Button, Coin, Container, EmptyState, Heading, PositiveIcon, Stack, Text } from '@mintage/ui/primitives'
import type { ReportData } from '../../types.ts'
import { ApproveAll } from './ApproveAll.tsx'
import { Failures } from './Failures.tsx'
import { Figures } from './Figures.tsx'
import { Filters, NothingMatches } from './Filters.tsx'
import { count, scopeInWords, when } from './format.ts'
import { GroupCard } from './GroupCard.tsx'
import * as items from './items.css.ts'
import * as styles from './page.css.ts'
import type { Shared } from './shared.ts'

function headline({ groups, failures }: ReportData, approvals: Shared['approvals']): string {
  const differing = groups.flatMap(({ items }) => items)
  // What is on its way to be approved may come back.
  const left = differing.filter(({ id }) => ['open', 'busy'].includes(approvals.standingOf(id))).length
  if (left > 0) return `${count(left, 'picture')} to look at`
  if (failures.length > 0) return 'Nothing else to look at'
  return differing.length > 0 ? 'Nothing left to look at' : 'Everything looks as it did'
}

function Header({ data, approvals, onHelp }: Pick<Shared, 'data' | 'approvals'> & { onHelp: () => void }) {
  return (
    <header>
      <div className={styles.brand}>
        <span className={styles.brandName}>
          <Coin size={28} />
          <Text as="span" size="small">
            Mintage, visual report
          </Text>
        </span>
        <Button variant="ghost" tone="neutral" size="sm" onClick={onHelp}>
          Keys and help
        </Button>
      </div>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} size="lg" tabIndex={-1} className={styles.arrival}>
            {headline(data, approvals)}
          </Heading>
          <Text tone="muted">
            Taken on <time dateTime={data.takenAt}>{when(data.takenAt)}</time>
            {data.baseline ? (
              <>
                , against <span className={styles.code}>{data.baseline}</span>
              </>
            ) : null}
            . {scopeInWords[data.scope]}
          </Text>
        </Stack>
        <Figures counts={data.counts} />
      </Stack>
    </header>
  )
}

function AllIsWell({ data }: { data: ReportData }) {
  const taken = data.counts.unchanged
  return (
    <EmptyState title={taken > 0 ? 'Not one pixel differs' : 'Nothing was compared'} icon={PositiveIcon}>
      {taken > 0
        ? `${count(taken, 'picture was', 'pictures were')} compared with what was approved, and each is the same. There is nothing to approve: carry on.`
        : 'No story is within the reach of this change, so there was no picture to take.'}
    </EmptyState>
  )
}

function Groups({ data, groups, navigation, approvals }: Shared) {
  const shown = groups.flatMap((group) => group.items)
  const every = data.groups.flatMap((group) => group.items)
  return (
    <section>
      <Stack gap="lg">
        <div className={styles.sectionHead}>
          <Heading level={2} size="md">
            By what caused it
          </Heading>
          <ApproveAll items={shown} whole={shown.length === every.length} approvals={approvals} />
        </div>
        <Filters navigation={navigation} />
        {shown.length === 0 ? (
          <NothingMatches navigation={navigation} />
        ) : (
          <ul className={items.groups}>
            {groups.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                of={data.groups.find(({ id }) => id === group.id)?.items.length ?? 0}
                navigation={navigation}
                approvals={approvals}
              />
            ))}
          </ul>
        )}
      </Stack>
    </section>
  )
}

/** Where one begins: how it went, and the reasons for what differs, most pictures with a reason in common. */
export function Overview({ onHelp, ...shared }: Shared & { onHelp: () => void }) {
  const { data } = shared
  const differs = data.groups.some((group) => group.items.length > 0)
  return (
    <main className={styles.content}>
      <Container>
        <Stack gap="xxl">
          <Stack gap="lg">
            <Header data={data} approvals={shared.approvals} onHelp={onHelp} />
            <Failures failures={data.failures} />
          </Stack>
          {differs ? <Groups {...shared} /> : data.failures.length > 0 ? null : <AllIsWell data={data} />}
        </Stack>
      </Container>
    </main>
  )
}
