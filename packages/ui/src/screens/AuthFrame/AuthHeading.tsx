import type { ReactNode } from 'react'
import { Heading, Stack, Text } from '../../primitives/index.ts'

export interface AuthHeadingProps {
  title: string
  /** What happens here, in a sentence. */
  children?: ReactNode
}

/** The top of every sign-in screen. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  return (
    <Stack gap="sm">
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
