import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { formatBytes } from '../../format/files.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { UploadIcon } from '../../primitives/Icon/icons.ts'
import { Text } from '../../primitives/Text/Text.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { FieldError } from '../Field/Field.tsx'
import * as styles from './FileDrop.css.ts'
import { type FileRefusal, sortFiles } from './sortFiles.ts'
import { typeNames } from './typeNames.ts'

export interface FileDropProps {
  /** Files that passed the checks, never none. */
  onFiles: (files: File[]) => void
  label?: string | undefined
  /** MIME types; PNG, JPEG and WebP unless given (D55). */
  types?: readonly string[] | undefined
  /** Bytes a file may have; 10 MB unless given. */
  maxBytes?: number | undefined
  multiple?: boolean | undefined
  /** A problem found later, by the server for instance. */
  error?: string | undefined
  disabled?: boolean | undefined
  /** Adds to the line about the limits: pixels, for instance. */
  limitsNote?: string | undefined
}

const pictures = ['image/png', 'image/jpeg', 'image/webp']
const tenMegabytes = 10 * 1024 * 1024

/** Takes files from the picker, by drag and drop and from the clipboard. */
export function FileDrop(props: FileDropProps) {
  const { onFiles, label, types = pictures, maxBytes = tenMegabytes, multiple = false, error, disabled = false } = props
  const t = useTexts(controlTexts)
  const id = useId()
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly FileRefusal[]>([])
  const names = typeNames(types)
  const typeText = names.rest ? t('controls.file.and', { first: names.rest, last: names.last }) : names.last

  const take = (files: readonly File[]) => {
    if (disabled || files.length === 0) return
    const sorted = sortFiles(files, { types, maxBytes, multiple })
    setRefused(sorted.refused)
    if (sorted.taken.length > 0) onFiles(sorted.taken)
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover' && !disabled)
    if (event.type === 'drop') take([...event.dataTransfer.files])
  }

  const explain = ({ file, reason }: FileRefusal) => {
    if (reason === 'wrongType') return t('controls.file.wrongType', { name: file.name, types: typeText })
    if (reason === 'onlyOne') return t('controls.file.onlyOne', { name: file.name })
    return t('controls.file.tooLarge', { name: file.name, size: formatBytes(file.size), limit: formatBytes(maxBytes) })
  }
  const problems = [...(error ? [error] : []), ...refused.map(explain)]
  const limits = t('controls.file.limits', { types: typeText, size: formatBytes(maxBytes) })

  return (
    <div className={styles.problems}>
      <div className={styles.zone} data-over={over} data-invalid={problems.length > 0}>
        <span className={styles.picture}>
          <Icon icon={UploadIcon} size="lg" />
        </span>
        <Text as="span">
          <label htmlFor={`${id}-input`} className={styles.action}>
            {label ?? (multiple ? t('controls.file.chooseMany') : t('controls.file.choose'))}
          </label>{' '}
          {over ? t('controls.file.drop') : multiple ? t('controls.file.orDropMany') : t('controls.file.orDrop')}
        </Text>
        <Text id={`${id}-limits`} size="caption" tone="muted">
          {props.limitsNote ? `${limits}. ${props.limitsNote}` : limits}
        </Text>
        <input
          id={`${id}-input`}
          className={styles.input}
          type="file"
          accept={types.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-limits${problems.length > 0 ? ` ${id}-problem-0` : ''}`}
          aria-invalid={problems.length > 0 || undefined}
          onDragOver={drag}
          onDragLeave={drag}
          onDrop={drag}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])])
            // The same file again has to be a change again.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <div role="alert">
        {problems.map((problem, place) => (
          <FieldError key={problem} id={`${id}-problem-${place}`} error={problem} />
        ))}
      </div>
    </div>
  )
}
