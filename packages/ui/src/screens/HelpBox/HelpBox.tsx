import { opensDialog } from '../../primitives/AppLink/opensDialog.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './HelpBox.css.ts'

export interface HelpBoxProps {
  title: string
  text: string
  action: string
  /** The page of the action, which `onAction` opens as a dialog. */
  actionHref: string
  onAction: () => void
  more?: { label: string; href: string }
}

/** A help box with a contact action, at the end of a page. */
export function HelpBox({ title, text, action, actionHref, onAction, more }: HelpBoxProps) {
  return (
    <div className={styles.box}>
      <svg viewBox="0 0 100 100" className={styles.seal} aria-hidden="true">
        <circle cx="50" cy="50" r="47" strokeWidth="3" pathLength="480" strokeDasharray="1.6 2.4" />
        <circle cx="50" cy="50" r="42" strokeWidth="0.5" />
      </svg>
      <div className={styles.words}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        <Text className={styles.text}>{text}</Text>
      </div>
      <Inline gap="lg">
        <Button size="lg" tone="neutral" href={actionHref} {...opensDialog(onAction)}>
          {action}
        </Button>
        {more ? (
          <Link tone="strong" href={more.href}>
            {more.label}
          </Link>
        ) : null}
      </Inline>
    </div>
  )
}
