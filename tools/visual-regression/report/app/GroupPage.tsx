import { ArrowLeftIcon, Badge, Button, Container, Heading, Icon, Stack, Text } from '@mintage/ui/primitives'
import type { ReportGroup } from '../../types.ts'
import { ApproveAll } from './ApproveAll.tsx'
import { Cause } from './Cause.tsx'
import { Filters, NothingMatches } from './Filters.tsx'
import { count, statusesInWords } from './format.ts'
import { ItemList } from './ItemList.tsx'
import * as items from './items.css.ts'
import * as styles from './page.css.ts'
import type { Shared } from './shared.ts'

function Files({ title, files }: Pick<ReportGroup, 'title' | 'files'>) {
  if (files.length === 0 || (files.length === 1 && files[0] === title)) return null
  return (
    <details>
      <summary className={styles.summary}>
        <Text as="span" size="small" tone="muted">
          {count(files.length, 'changed file')} behind it
        </Text>
      </summary>
      <ul className={styles.rows}>
        {files.map((file) => (
          <li key={file} className={styles.code}>
            {file}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Everything that one reason changed, by component. */
export function GroupPage({ data, group, groups, navigation, approvals }: Shared & { group: ReportGroup }) {
  const shown = groups.find(({ id }) => id === group.id)?.items ?? []
  const whole = shown.length === group.items.length
  return (
    <main className={styles.content}>
      <Container>
        <Stack gap="lg">
          <div className={styles.outdent}>
            <Button
              href={navigation.hrefTo({ group: null })}
              variant="ghost"
              tone="neutral"
              size="sm"
              iconStart={<Icon icon={ArrowLeftIcon} size="sm" />}
            >
              {count(data.groups.length, 'cause')}
            </Button>
          </div>
          <div className={styles.sectionHead}>
            <Stack gap="xs">
              <Heading level={1} size="md" tabIndex={-1} className={styles.arrival}>
                <Cause title={group.title} />
              </Heading>
              <Text tone="muted">
                {count(shown.length, 'picture')}
                {whole ? '' : ` of ${group.items.length}`}
                {shown.length > 0 ? `: ${statusesInWords(shown)}` : ''}
              </Text>
              {group.components.length > 0 ? (
                <div className={items.tags}>
                  <Text as="span" size="caption" tone="muted">
                    Code changed in
                  </Text>
                  {group.components.map((component) => (
                    <Badge key={component} tone="copper">
                      {component}
                    </Badge>
                  ))}
                </div>
              ) : null}
              <Files title={group.title} files={group.files} />
            </Stack>
            <ApproveAll items={shown} whole={whole} approvals={approvals} group />
          </div>
          <Filters navigation={navigation} />
          {shown.length === 0 ? (
            <NothingMatches navigation={navigation} />
          ) : (
            <ItemList items={shown} navigation={navigation} approvals={approvals} />
          )}
        </Stack>
      </Container>
    </main>
  )
}
