import { useEffect, useId, useRef, useState } from 'react'
import { formatBytes } from '../../format/files.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { UploadIcon } from '../../primitives/Icon/icons.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { visuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './FileDrop.css.ts'
import { FileProblems, useFileProblems } from './FileProblems.tsx'
import { type FileRefusal, sortFiles } from './sortFiles.ts'
import { typeNames } from './typeNames.ts'
import { useFileArrival } from './useFileArrival.ts'

export interface FileDropProps {
  /** Files that passed the checks; never empty. */
  onFiles: (files: File[]) => void
  /** "Choose an image" by default. */
  label?: string | undefined
  /** MIME types; PNG, JPEG and WebP by default (D55). */
  types?: readonly string[] | undefined
  /** Bytes a file may have; 10 MB by default (D55). */
  maxBytes?: number | undefined
  /** Accepts several files, and folders. */
  multiple?: boolean | undefined
  /** An error found later, for instance by the server. */
  error?: string | undefined
  disabled?: boolean | undefined
  /** Added to the line about the limits, for instance about pixels. */
  limitsNote?: string | undefined
}

const images = ['image/png', 'image/jpeg', 'image/webp']
const tenMegabytes = 10 * 1024 * 1024

/** Takes files from the picker, by drag and drop and from the clipboard. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, label, types = images, maxBytes = tenMegabytes, multiple = false, error, disabled = false } = props
  const t = useTexts(controlTexts)
  const id = useId()
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const names = typeNames(types)
  const typeText = names.rest ? t('controls.file.and', { first: names.rest, last: names.last }) : names.last

  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return
    const sorted = sortFiles(files, { types, maxBytes, multiple })
    setRefused(sorted.refused)
    if (sorted.taken.length > 0) onFiles(sorted.taken)
  }
  const takeFrom = (input: HTMLInputElement) => {
    take([...(input.files ?? [])])
    // Emptied, so that choosing the same file again is a change.
    input.value = ''
  }
  const { over, input, handlers } = useFileArrival(take, types, disabled)
  const takeFirst = useRef(takeFrom)
  useEffect(() => {
    const { current } = input
    // Files can be chosen on a rendered page before hydration. A microtask, because the receiving actor starts in an
    // effect as well.
    if (current?.files?.length) queueMicrotask(() => takeFirst.current(current))
  }, [input])
  const problems = useFileProblems(refused, { error, types: typeText, maxBytes })
  const limits = t('controls.file.limits', { types: typeText, size: formatBytes(maxBytes).replace(' ', '\u00a0') })
  const invitation = {
    nothing: t(multiple ? 'controls.file.orDropMany' : 'controls.file.orDrop'),
    files: t('controls.file.drop'),
    wrong: t('controls.file.onlyTypes', { types: typeText }),
  }[over]

  return (
    <div className={styles.root}>
      <div className={styles.zone} data-over={over} data-invalid={problems.length > 0}>
        <span className={styles.image}>
          <Icon icon={UploadIcon} size="lg" />
        </span>
        <Text as="span" className={styles.invitation}>
          <label htmlFor={`${id}-input`} className={over === 'nothing' ? styles.action : visuallyHidden}>
            {label ?? t(multiple ? 'controls.file.chooseMany' : 'controls.file.choose')}
          </label>{' '}
          <span>{invitation}</span>
        </Text>
        <Text id={`${id}-limits`} size="caption" tone="muted" className={styles.limits}>
          {props.limitsNote ? `${limits}. ${props.limitsNote}` : limits}
        </Text>
        <input
          {...handlers}
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          type="file"
          accept={types.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-limits ${id}-problems`}
          aria-invalid={problems.length > 0 || undefined}
          onChange={(event) => takeFrom(event.currentTarget)}
        />
      </div>
      <FileProblems id={`${id}-problems`} problems={problems} />
    </div>
  )
}
