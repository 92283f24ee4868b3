import {
  CardSample,
  CompareSample,
  CutOutSample,
  DropSample,
  FieldsSample,
  PromptSample,
  TokensSample,
} from '../../packages/ui/src/foundations/gallery/Controls.tsx'
import { ColourSample, MotifSample, TypeSample } from '../../packages/ui/src/foundations/gallery/Foundation.tsx'
import { TableSample, TabsSample, TilesSample } from '../../packages/ui/src/foundations/gallery/Library.tsx'
import {
  ButtonsSample,
  EmptySample,
  NoticesSample,
  WaitingSample,
} from '../../packages/ui/src/foundations/gallery/Primitives.tsx'
import * as styles from '../../packages/ui/src/foundations/gallery/Sample.css.ts'
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx'
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx'

/** Every part of the system on one page, live. */
export function Parts() {
  return (
    <>
      <header className={styles.masthead}>
        <Heading level={1} size="display">
          Everything, at a glance
        </Heading>
        <Text size="lead" tone="muted" prose>
          Every part of Mintage on one page, live. Press a caption to open its page: what it is for, its keys, its
          states.
        </Text>
      </header>
      <div className={styles.grid}>
        <TypeSample />
        <ColourSample />
        <ButtonsSample />
        <MotifSample />
        <PromptSample />
        <FieldsSample />
        <TokensSample />
        <CardSample />
        <DropSample />
        <NoticesSample />
        <WaitingSample />
        <EmptySample />
        <TilesSample />
        <TableSample />
        <TabsSample />
        <CutOutSample />
        <CompareSample />
      </div>
    </>
  )
}
