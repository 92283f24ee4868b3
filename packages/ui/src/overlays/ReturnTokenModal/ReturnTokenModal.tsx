import { type ReactNode, useEffect, useRef } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textsOf } from '../../controls/Form/values.ts'
import { TextArea } from '../../controls/TextArea/TextArea.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { commonTexts } from '../../texts/en/common.ts'
import { tokenReturnTexts } from '../../texts/en/tokenReturn.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { Modal, ModalBody, ModalFooter, type OverlayProps } from '../Modal/Modal.tsx'
import * as styles from './ReturnTokenModal.css.ts'
import { type ReturnReason, returnReasons } from './returnReasons.ts'

export type { ReturnReason } from './returnReasons.ts'

export interface ReturnValues {
  /** Index of the chosen image in the request; null for none. */
  index: number | null
  reason: ReturnReason | null
  comment: string
}

export type ReturnField = keyof ReturnValues

/** An image with a returnable token. */
export interface ReturnableImage {
  /** Index in its request. */
  index: number
  /** `image 2 of 4`. */
  name: string
  url: string
}

export interface ReturnTokenModalProps extends OverlayProps {
  /** `asking` with a form, `returning` while it is sent, then `returned`; `noneLeft` after the month's last return. */
  status: 'asking' | 'returning' | 'returned' | 'noneLeft'
  /** The tokens of one image as text: `1 token`. */
  tokens: string
  /** How many more images can be given back this month. */
  left: number
  /** With several, the dialog asks which one. */
  images: readonly ReturnableImage[]
  /** The possible reasons: a service without styles has no wrong style. */
  reasons: readonly ReturnReason[]
  /** Maximum length of a comment. */
  maxCharacters: number
  errors?: FieldErrors<ReturnField> | undefined
  /** Why the return failed, shown above the form. */
  problem?: string | null | undefined
  /** The action that tries it again, if any. It closes the dialog itself. */
  again?: { label: string; onClick: () => void } | undefined
  onSubmit: (values: ReturnValues) => void
}

const noErrors: FieldErrors<ReturnField> = {}

const titles = {
  asking: 'tokenReturn.title',
  returning: 'tokenReturn.title',
  returned: 'tokenReturn.thanks',
  noneLeft: 'tokenReturn.noneLeft',
} as const

const fields = ['index', 'reason', 'comment'] as const

const isReason = (text: string): text is ReturnReason => returnReasons.some((reason) => reason === text)

function readValues(data: FormData, images: readonly ReturnableImage[]): ReturnValues {
  const { index, reason, comment } = textsOf(data, fields)
  const [only] = images
  return {
    index: images.length === 1 && only ? only.index : index === '' ? null : Number(index),
    reason: isReason(reason) ? reason : null,
    comment,
  }
}

function Fields({ images, reasons, maxCharacters, errors }: Omit<ReturnTokenModalProps, 'status'>) {
  const t = useTexts(tokenReturnTexts)
  return (
    <>
      {images.length > 1 ? (
        <ChoiceGroup
          className={styles.images}
          name="index"
          looks="cards"
          label={t('tokenReturn.image')}
          error={errors?.index}
          options={images.map(({ index, name, url }) => ({
            value: String(index),
            label: name,
            media: <img className={styles.image} src={url} alt="" />,
          }))}
        />
      ) : null}
      <ChoiceGroup
        name="reason"
        looks="chips"
        label={t('tokenReturn.reason')}
        error={errors?.reason}
        options={reasons.map((reason) => ({ value: reason, label: t(`tokenReturn.reason.${reason}`) }))}
      />
      <TextArea
        name="comment"
        label={t('tokenReturn.comment')}
        hint={t('tokenReturn.comment.hint')}
        error={errors?.comment}
        limit={maxCharacters}
        rows={3}
        optional
      />
    </>
  )
}

/** The result, without a form. Close takes the focus of the removed form, so that Enter alone spends nothing. */
function Outcome({
  again,
  onClose,
  children,
}: { children: ReactNode; onClose: () => void } & Pick<ReturnTokenModalProps, 'again'>) {
  const common = useTexts(commonTexts)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <>
      <ModalBody>{children}</ModalBody>
      <ModalFooter className={styles.outcomeFooter}>
        {again ? <Button onClick={again.onClick}>{again.label}</Button> : null}
        <Button ref={close} variant="outline" tone="neutral" onClick={onClose}>
          {common('common.close')}
        </Button>
      </ModalFooter>
    </>
  )
}

/** Gives back the token of a bad image, with a reason and within a limit (D76). */
export function ReturnTokenModal(props: ReturnTokenModalProps) {
  const { open, onOpenChange, status, tokens, left, images, errors = noErrors, problem, again, onSubmit } = props
  const t = useTexts(tokenReturnTexts)
  const leftWords =
    left === 0 ? t('tokenReturn.left.none') : t(left === 1 ? 'tokenReturn.left.one' : 'tokenReturn.left.many', { left })
  const isForm = status === 'asking' || status === 'returning'
  const busy = status === 'returning'
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t(titles[status])}
      description={isForm ? t('tokenReturn.description', { tokens }) : undefined}
    >
      {isForm ? (
        <Form errors={errors} busy={busy} onSubmit={(data) => onSubmit(readValues(data, images))}>
          <ModalBody>
            {problem ? <Notice tone="critical">{problem}</Notice> : null}
            <Fields {...props} errors={errors} />
            <Text size="small" tone="muted">
              {leftWords}
            </Text>
          </ModalBody>
          <ModalFooter>
            <Button type="submit" busy={busy} busyLabel={t('tokenReturn.submitting')}>
              {t('tokenReturn.submit', { tokens })}
            </Button>
          </ModalFooter>
        </Form>
      ) : (
        <Outcome again={again} onClose={() => onOpenChange(false)}>
          {status === 'returned' ? (
            <Notice tone="positive" title={t('tokenReturn.done', { tokens })}>
              {leftWords}
            </Notice>
          ) : (
            <Notice>{leftWords}</Notice>
          )}
        </Outcome>
      )}
    </Modal>
  )
}
