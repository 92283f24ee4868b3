import type { TextFieldProps } from '../TextField/TextField.tsx'

/** Name, label and form are set by the field; the value is never a prop, so that no story or state can hold one (D04). */
export interface CardFieldProps {
  /** What is wrong with the value; stands under the field and is read out with it. */
  error?: string | undefined
  /** Replaces the field's own line of help. */
  hint?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** Of the input; made up unless given. */
  id?: string | undefined
  className?: string | undefined
}

/** Attributes of every card input: nothing corrects, capitalises or spell-checks it. */
export const plain = {
  autoCorrect: 'off',
  spellCheck: false,
  autoCapitalize: 'none',
} as const satisfies Partial<TextFieldProps>

/** For figures: they run left to right on every page. */
export const figures = { ...plain, dir: 'ltr', numeric: true } as const satisfies Partial<TextFieldProps>
