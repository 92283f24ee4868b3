import { Icon } from '../../primitives/Icon/Icon.tsx'
import { PlusIcon } from '../../primitives/Icon/icons.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './PromptIdeas.css.ts'

const own = ['generate.idea.1', 'generate.idea.2', 'generate.idea.3'] as const

interface PromptIdeasProps {
  /** Null uses the ideas of the catalogue. */
  ideas: readonly string[] | null
  onUse: (prompt: string) => void
}

/** Sample prompts: a press fills one into the form and spends nothing. */
export function PromptIdeas({ ideas, onUse }: PromptIdeasProps) {
  const { t } = useServiceTexts()
  const prompts = new Set(ideas ?? own.map((key) => t(key)))
  return (
    <ul className={styles.ideas}>
      {[...prompts].map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            className={styles.idea}
            aria-label={t('generate.empty.use', { prompt })}
            onClick={() => onUse(prompt)}
          >
            <span dir="auto">{prompt}</span>
            <Icon icon={PlusIcon} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}
