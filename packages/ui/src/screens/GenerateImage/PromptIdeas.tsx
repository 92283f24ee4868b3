import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PlusIcon } from '../../primitives/Icon/icons.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './PromptIdeas.css.ts'

const ideas = ['generate.idea.1', 'generate.idea.2', 'generate.idea.3'] as const

/** Prompts to start from: pressing one writes it into the form and spends nothing. */
export function PromptIdeas({ onUse }: { onUse: (prompt: string) => void }) {
  const { t } = useServiceTexts()
  return (
    <ul className={styles.ideas}>
      {ideas.map((key) => {
        const prompt = t(key)
        return (
          <li key={key}>
            <button
              type="button"
              className={styles.idea}
              aria-label={t('generate.empty.use', { prompt })}
              onClick={() => onUse(prompt)}
            >
              {prompt}
              <Icon icon={PlusIcon} size="sm" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
