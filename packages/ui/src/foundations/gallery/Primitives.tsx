import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge, badgeTones } from '../../primitives/Badge/Badge.tsx'
import { Button, buttonTones, buttonVariants } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ArrowRightIcon, DeleteIcon, DownloadIcon, GenerateIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Progress } from '../../primitives/Progress/Progress.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { TokenAmount } from '../../primitives/TokenAmount/TokenAmount.tsx'
import { Sample } from './Sample.tsx'

const words = { solid: 'Generate', soft: 'Add to cart', outline: 'Download', ghost: 'Not now' } as const

export function ButtonsSample() {
  return (
    <Sample title="Buttons" page="primitives-button--docs" columns={8}>
      <Stack gap="md">
        {buttonTones.map((tone) => (
          <Inline key={tone} gap="sm">
            {buttonVariants.map((variant) => (
              <Button key={variant} tone={tone} variant={variant}>
                {words[variant]}
              </Button>
            ))}
          </Inline>
        ))}
        <Inline gap="sm">
          <Button size="lg" href="#start" iconEnd={<ArrowRightIcon size={20} aria-hidden />}>
            Start creating
          </Button>
          <Button busy busyLabel="Signing in...">
            Sign in
          </Button>
          <IconButton icon={DownloadIcon} label="Download the picture" variant="outline" />
          <IconButton icon={DeleteIcon} label="Delete the picture" variant="soft" tone="critical" />
        </Inline>
      </Stack>
    </Sample>
  )
}

export function NoticesSample() {
  return (
    <Sample title="Notices" page="primitives-notice--docs" columns={5}>
      <Notice tone="positive" live={false} title="Payment completed successfully!">
        100 tokens are on your balance.
      </Notice>
      <Notice tone="critical" live={false} title="The picture could not be made">
        You were not charged.
      </Notice>
      <Notice tone="caution" live={false}>
        Your bank is still deciding about this payment.
      </Notice>
    </Sample>
  )
}

export function WaitingSample() {
  return (
    <Sample title="Waiting" page="primitives-progress--docs" columns={4} sunken>
      <Progress label="Striking" value={62} />
      <Inline gap="md" wrap={false}>
        <Spinner />
        <Skeleton height="1.25rem" width="70%" />
      </Inline>
      <Inline gap="xs">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap="md">
        <Avatar name="Ida Halvorsen" size={48} />
        <TokenAmount tenths={2009} unit />
      </Inline>
    </Sample>
  )
}

export function EmptySample() {
  return (
    <Sample title="Empty state" page="primitives-emptystate--docs" columns={3}>
      <EmptyState icon={GenerateIcon} title="No pictures yet" action={<Button size="sm">Make the first</Button>}>
        What you make is kept here.
      </EmptyState>
    </Sample>
  )
}
