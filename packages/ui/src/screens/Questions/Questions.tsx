import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PlusIcon } from '../../primitives/Icon/icons.ts'
import { commonTexts } from '../../texts/en/common.ts'
import { faqTexts } from '../../texts/en/faq.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import type { ServicePrices } from '../servicePrices.ts'
import * as styles from './Questions.css.ts'
import { answerOf, type QuestionId } from './questionGroups.ts'

export interface QuestionsProps {
  ids: readonly QuestionId[]
  /** With prices, the answer to "What does a token buy?" shows them. */
  prices?: ServicePrices | undefined
}

/** Questions and answers as native disclosures: the browser's search finds them, and they open without scripts. */
export function Questions({ ids, prices }: QuestionsProps) {
  const t = useTexts(faqTexts)
  const common = useTexts(commonTexts)
  return (
    <div className={styles.list}>
      {ids.map((id) => (
        <details key={id} className={styles.item}>
          <summary className={styles.question}>
            <span>{t(`faq.${id}.question`)}</span>
            <Icon icon={PlusIcon} className={styles.sign} />
          </summary>
          <p className={styles.answer}>{answerOf(id, prices, t, common)}</p>
        </details>
      ))}
    </div>
  )
}
