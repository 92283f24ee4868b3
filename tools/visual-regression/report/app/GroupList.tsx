import { useMemo } from 'react'
import type { ReportData, ReportGroup, ReportItem } from '../../types.ts'
import { ApproveButton } from './ApproveButton.tsx'
import type { Navigation } from './address.ts'
import { alikeOf } from './alike.ts'
import { count, itemInWords, scopeInWords, statusesInWords } from './format.ts'
import { PictureBox } from './PictureBox.tsx'
import { ProgressOfRun } from './ProgressOfRun.tsx'
import { faceOf } from './pictures.ts'
import { Shortcuts, type ShortcutsSetting } from './Shortcuts.tsx'
import type { Approvals } from './useApprovals.ts'
import { WordChanges } from './WordChanges.tsx'

/** Of a group among others. */
const FIRST_ITEMS = 4
/** Of the words of a story in a list. */
const FIRST_CHANGES = 4

interface ListProps {
  data: ReportData
  /** Those that pass the filter, with only the items that do. */
  groups: readonly ReportGroup[]
  navigation: Navigation
  approvals: Approvals
}

function headline({ groups, failures }: ReportData, { statusOf }: Approvals): string {
  const items = groups.flatMap((group) => group.items)
  const left = items.filter((item) => statusOf(item) === 'open').length
  if (left > 0) return `${count(left, 'change')} to look at`
  if (failures.length > 0) return 'Nothing else to look at'
  return items.length > 0 ? 'Nothing left to look at' : 'Everything looks as it did'
}

function Failures({ failures }: Pick<ReportData, 'failures'>) {
  if (failures.length === 0) return null
  return (
    <section className="failures" aria-label="Failures">
      <h2>{count(failures.length, 'story', 'stories')} could not be taken</h2>
      <ul>
        {failures.map(({ storyId, why }) => (
          <li key={storyId}>
            <code>{storyId}</code>: {why}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ItemProps extends Omit<ListProps, 'data' | 'groups'> {
  item: ReportItem
  /** Those that changed in the same way, this one among them. */
  alike: readonly ReportItem[]
  group: string
}

function Item({ item, alike, group, navigation, approvals }: ItemProps) {
  const picture = item.look === 'words' ? null : faceOf(item)
  const others = alike.filter((one) => one !== item)
  return (
    <li data-standing={approvals.statusOf(item)}>
      <a id={item.id} href={navigation.hrefTo({ group, item: item.id })}>
        <span className="thumbnail">
          {picture && <PictureBox picture={picture} alt="" />}
          {item.look === 'words' ? <WordChanges changes={item.changes.slice(0, FIRST_CHANGES)} /> : null}
        </span>
        <b>{item.name}</b>
        <small>
          {item.title}, {item.width} px, {item.look}, {item.status}
        </small>
      </a>
      {others.length > 0 ? (
        <details>
          <summary>{others.length} more changed alike</summary>
          <ul>
            {others.map((one) => (
              <li key={one.id}>
                <a id={one.id} href={navigation.hrefTo({ group, item: one.id })}>
                  {itemInWords(one)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <ApproveButton items={alike} label={itemInWords(item)} approvals={approvals} />
    </li>
  )
}

interface GroupProps extends ListProps {
  group: ReportGroup
  /** All of its items are shown, and not the first alone. */
  open: boolean
}

/** What one change of the code has changed, approved as one. */
function Group({ group, open, data, navigation, approvals }: GroupProps) {
  const { id, title, items, files } = group
  const isWhole = data.groups.find((one) => one.id === id)?.items.length === items.length
  const together = useMemo(() => alikeOf(items), [items])
  const shown = open ? together : together.slice(0, FIRST_ITEMS)
  return (
    <section className="group" aria-label={title}>
      <header>
        <div>
          <h2>
            <a href={navigation.hrefTo({ group: id })}>{title}</a>
          </h2>
          <p>
            {count(items.length, 'change')}: {statusesInWords(items)}
          </p>
          {open && files.length > 1 ? (
            <details>
              <summary>{count(files.length, 'changed file')}</summary>
              <ul>
                {files.map((file) => (
                  <li key={file}>
                    <code>{file}</code>
                  </li>
                ))}
              </ul>
            </details>
          ) : null}
        </div>
        <ApproveButton items={items} what={isWhole ? 'this group' : `these ${items.length}`} approvals={approvals} />
      </header>
      <ul className="items">
        {shown.map(({ item, alike }) => (
          <Item key={item.id} {...{ item, alike, navigation, approvals }} group={id} />
        ))}
      </ul>
      {shown.length < together.length ? (
        <a href={navigation.hrefTo({ group: id })}>All {count(items.length, 'change')}</a>
      ) : null}
    </section>
  )
}

interface GroupListProps extends ListProps {
  shortcuts: ShortcutsSetting
}

/** Where one begins: how it went, and what differs, by what has caused it. */
export function GroupList({ shortcuts, ...props }: GroupListProps) {
  const { data, groups, navigation, approvals } = props
  const { address } = navigation
  const all = data.groups.flatMap(({ items }) => items)
  const shown = groups.flatMap(({ items }) => items)
  const group = groups.find(({ id }) => id === address.group)
  return (
    <main>
      <header>
        <h1 tabIndex={-1}>{headline(data, approvals)}</h1>
        <p>
          {statusesInWords(all) || 'nothing differs'}, {count(data.counts.unchanged, 'look')} unchanged. Taken on{' '}
          {new Date(data.takenAt).toLocaleString('en-GB')}
          {data.baseline ? `, against ${data.baseline}` : ''}. {data.progress ? '' : scopeInWords[data.scope]}
        </p>
        <Shortcuts shortcuts={shortcuts} />
      </header>
      <ProgressOfRun progress={data.progress} />
      <Failures failures={data.failures} />
      {all.length > 0 ? (
        <search>
          <label>
            Filter by words, such as pay dark 390{' '}
            <input
              type="search"
              defaultValue={address.text}
              onChange={(event) => navigation.replace({ text: event.target.value })}
            />
          </label>
          <span>{shown.length < all.length ? `${count(shown.length, 'change')} of ${all.length}` : null}</span>
          <ApproveButton
            items={shown}
            what={shown.length === all.length ? 'everything' : `the ${shown.length} shown`}
            approvals={approvals}
          />
        </search>
      ) : null}
      {group ? <a href={navigation.hrefTo({ group: null })}>{count(data.groups.length, 'cause')}</a> : null}
      {(group ? [group] : groups).map((one) => (
        <Group key={one.id} {...props} group={one} open={one === group || groups.length === 1} />
      ))}
    </main>
  )
}
