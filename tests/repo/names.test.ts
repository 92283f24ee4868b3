import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { filesBelow, isSource, read } from './sources.ts'

const folders = ['apps', 'packages', 'tests', 'tools', 'scripts', '.storybook']
const sources = folders.flatMap(filesBelow).filter(isSource)

/** What the field calls otherwise: fixture, handlers or DTO, send or publish, poll, stored or saved, reported, slot, timeout, prefix, options. */
const replaced =
  /^(?:[wW]orld|lazyWorld|[wW]ires?|[wW]ire[A-Z]\w*|told|untold|Told|\w+Told|patience|\w+Patience|shel(?:f|ves|ved)|keptAt|is(?:Not)?Kept|Kept|kept[A-Z]\w*|keep(?:Error|Draft|Price|Status|List|Job|Steps)|forget[A-Z]\w*|announceForgotten|Needs|beginning|\w+Beginning|speaks?|speaks[A-Z]\w*|somebody|tellServer|tellOfRequests|tellBalance|lookedAt|lookAtRequests|bench(?:es)?|[tT]rouble|Specimen|[dD]eed|[dD]ice|setOut|showAtOnce|fixChance|notesItsParts|readsInTheDark|\w+World|worthAskingAgain|saysNoSession|serverSpoke|shareOut|put\w*InLine\w*|usefulness|looksLike[A-Z]\w*|oweRefund|notHere|underAFinger|isTalkedAbout|whileLeased|Heard|Sight|sightsOf|siteInWaiting|Standing|Leg|Equipment|Beginning)$/

/** Records that the version before stored have its names. */
const readsFormerRecords = /\/image-jobs\/(draftStore|uploadsDb)(\.test)?\.ts$/

it('no identifier is one of the private names that were replaced by standard ones', () => {
  const found = sources.flatMap((file) => {
    const names = new Set<string>()
    const note = ({ name }: { name: string }) => void (replaced.test(name) && names.add(name))
    new Visitor({ Identifier: note, PrivateIdentifier: note }).visit(parseSync(file, read(file)).program)
    if (readsFormerRecords.test(file)) for (const name of ['shelf', 'keptAt']) names.delete(name)
    return [...names].map((name) => `${name} in ${file}`)
  })
  expect(found).toEqual([])
})
