import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

export interface PageHeadingProps {
  /** The page's only heading of level 1. */
  title: string
  /** One sentence about the page. */
  children?: ReactNode
  /** `sm` for a heading above a form, `xs` on the account's pages. */
  gap?: 'xs' | 'sm'
}

/** The top of a page: its title and one sentence. */
export function PageHeading({ title, children, gap = 'xs' }: PageHeadingProps) {
  return (
    <Stack gap={gap}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {children ? (
        <Text tone="muted" prose>
          {children}
        </Text>
      ) : null}
    </Stack>
  )
}
