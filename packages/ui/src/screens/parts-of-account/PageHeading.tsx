import type { ReactNode } from 'react'
import { Heading, Stack, Text } from '../../primitives/index.ts'

export interface PageHeadingProps {
  title: string
  children?: ReactNode
}

/** The top of an account tab. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <Stack gap="xs">
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
