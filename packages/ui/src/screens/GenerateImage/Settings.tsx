import { type RefObject, useEffect, useRef, useState } from 'react'
import { ChoiceGroup } from '../../controls/ChoiceGroup/ChoiceGroup.tsx'
import { type FieldErrors, Form } from '../../controls/Form/Form.tsx'
import { textOf } from '../../controls/Form/values.ts'
import { OfferedNotice, RefusedNotice, ShortageNotice } from '../shared/services/notices.tsx'
import { parseSize } from '../shared/services/numbers.ts'
import { SubmitBar } from '../shared/services/SubmitBar.tsx'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import { countByStyle, type StyleChoice, setCount, toggleStyle } from './choice.ts'
import { fitToOptions } from './fitToOptions.ts'
import { MoreOptions } from './MoreOptions.tsx'
import { PromptField } from './PromptField.tsx'
import { SampleNotice } from './SampleNotice.tsx'
import * as styles from './Settings.css.ts'
import { SizeGlyph } from './SizeGlyph.tsx'
import { StyleChips } from './StyleChips.tsx'
import type { GenerateField, GenerateImageProps, GenerateOptions, GenerateValues } from './types.ts'

type Choices = Pick<GenerateValues, 'styles' | 'count' | 'size'>

function useStyleChoice(choice: StyleChoice, options: GenerateOptions, choose: (next: StyleChoice) => void) {
  const { t } = useServiceTexts()
  const [announcement, announce] = useState('')
  const titleOf = (id: string) => options.styles.find((style) => style.id === id)?.title ?? id
  const toggle = (style: string) => {
    const next = toggleStyle(choice, style, options.styles[0]?.id ?? style, options.maxImages)
    announce(next.count > choice.count ? t('generate.styles.raised', { count: next.count }) : '')
    choose(next)
  }
  const count = (wanted: string) => {
    const next = setCount(choice, Number(wanted))
    const trimmed = next.styles.length < choice.styles.length
    announce(
      trimmed ? t('generate.styles.trimmed', { count: next.count, list: next.styles.map(titleOf).join(', ') }) : '',
    )
    choose(next)
  }
  return { announcement, toggle, count, titleOf }
}

function SizeChoice({
  options,
  chosen,
  error,
  onChoose,
}: {
  options: GenerateOptions
  chosen: string
  error: string | undefined
  onChoose: (size: string) => void
}) {
  const { t, dimensions } = useServiceTexts()
  const nameOf = (size: string) => {
    const sides = parseSize(size)
    if (!sides || sides.width === sides.height) return t('generate.size.square')
    return sides.width > sides.height ? t('generate.size.landscape') : t('generate.size.portrait')
  }
  const detailOf = (size: string) => {
    const sides = parseSize(size)
    return sides ? dimensions(sides) : size
  }
  return (
    <ChoiceGroup
      className={styles.sizes}
      name="size"
      looks="cards"
      label={t('generate.size')}
      error={error}
      value={chosen}
      onValueChange={onChoose}
      options={options.sizes.map((size) => ({
        value: size,
        label: nameOf(size),
        detail: detailOf(size),
        media: <SizeGlyph size={size} />,
      }))}
    />
  )
}

export interface SettingsProps
  extends Pick<GenerateImageProps, 'options' | 'balance' | 'submission' | 'onChange' | 'onSubmit' | 'onBuyTokens'> {
  given: Partial<GenerateValues> | undefined
  promptRef: RefObject<HTMLTextAreaElement | null>
  /** Moves the focus to the prompt after the form is mounted. */
  focusPrompt: boolean
}

const noErrors: FieldErrors<GenerateField> = {}

function SubmissionNotice({
  submission,
  errors,
  onBuyTokens,
}: Pick<SettingsProps, 'submission' | 'onBuyTokens'> & { errors: FieldErrors<GenerateField> }) {
  switch (submission.status) {
    case 'notEnoughTokens':
      return <ShortageNotice {...submission} onBuyTokens={onBuyTokens} />
    case 'offered':
      return <OfferedNotice />
    case 'refused':
      return <RefusedNotice message={submission.message} fieldsMarked={Object.values(errors).some(Boolean)} />
    default:
      return null
  }
}

/** The form of the generator. It keeps its values after every response. */
export function Settings({
  options,
  balance,
  submission,
  given,
  promptRef,
  focusPrompt,
  onChange,
  onSubmit,
  onBuyTokens,
}: SettingsProps) {
  useEffect(() => {
    if (focusPrompt) promptRef.current?.focus()
  }, [focusPrompt, promptRef])
  const { t, tokens } = useServiceTexts()
  const [choices, setChoices] = useState<Partial<Choices>>({})
  // Computed on each render, because the engine's options may arrive after the form is mounted.
  const values = fitToOptions({ ...given, ...choices }, options)
  const edits = useRef<Partial<GenerateValues>>({})
  const edit = (change: Partial<GenerateValues>) => {
    edits.current = { ...edits.current, ...change }
    onChange(fitToOptions({ ...given, ...edits.current }, options))
  }
  const choose = (change: Partial<Choices>) => {
    setChoices((last) => ({ ...last, ...change }))
    edit(change)
  }
  const choice: StyleChoice = { styles: values.styles, count: values.count }
  const { announcement, toggle, count, titleOf } = useStyleChoice(choice, options, choose)
  const errors = submission.status === 'refused' ? (submission.errors ?? noErrors) : noErrors
  const cost = choice.count * options.price
  const type = (form: FormData) =>
    edit({
      prompt: textOf(form, 'prompt'),
      negativePrompt: textOf(form, 'negativePrompt'),
      seed: textOf(form, 'seed'),
    })
  const submit = (form: FormData) =>
    onSubmit({
      prompt: textOf(form, 'prompt').trim(),
      negativePrompt: textOf(form, 'negativePrompt').trim(),
      styles: choice.styles,
      size: textOf(form, 'size'),
      count: choice.count,
      seed: textOf(form, 'seed').trim(),
    })
  const shares = countByStyle(choice).map(({ style, count }) =>
    t('generate.styles.share', { style: titleOf(style), count }),
  )
  return (
    <Form
      className={styles.form}
      errors={errors}
      busy={submission.status === 'submitting'}
      onInput={(event) => type(new FormData(event.currentTarget))}
      onSubmit={submit}
    >
      <PromptField defaultValue={values.prompt} max={options.maxCharacters} error={errors.prompt} ref={promptRef} />
      {options.subjects ? <SampleNotice subjects={options.subjects} /> : null}
      <StyleChips {...{ options, choice, announcement }} error={errors.styles} onToggle={toggle} />
      <SizeChoice options={options} chosen={values.size} error={errors.size} onChoose={(size) => choose({ size })} />
      {options.maxImages > 1 ? (
        <ChoiceGroup
          label={t('generate.count')}
          error={errors.count}
          hint={shares.length > 1 ? t('generate.styles.shared', { list: shares.join(', ') }) : undefined}
          value={String(choice.count)}
          onValueChange={count}
          options={Array.from({ length: options.maxImages }, (_, place) => String(place + 1)).map((value) => ({
            value,
            label: value,
          }))}
        />
      ) : null}
      <MoreOptions fields={options.fields} initial={values} errors={errors} />
      <SubmitBar
        notice={<SubmissionNotice submission={submission} errors={errors} onBuyTokens={onBuyTokens} />}
        label={t(choice.count === 1 ? 'generate.submit.one' : 'generate.submit.many', {
          count: choice.count,
          tokens: tokens(cost),
        })}
        busy={submission.status === 'submitting'}
        busyLabel={t('generate.submitting')}
        cost={cost}
        balance={submission.status === 'notEnoughTokens' ? null : balance}
        onBuyTokens={onBuyTokens}
      />
    </Form>
  )
}
