export { AmountField, type AmountFieldProps } from './AmountField/AmountField.tsx'
export {
  type CardFieldProps,
  CardholderNameField,
  CardNumberField,
  CvvField,
  ExpiryField,
} from './CardFields/CardFields.tsx'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx'
export { type Choice, ChoiceGroup, type ChoiceGroupProps, choiceLooks } from './ChoiceGroup/ChoiceGroup.tsx'
export { type ComparedPicture, CompareSlider, type CompareSliderProps } from './CompareSlider/CompareSlider.tsx'
export { Field, FieldError, type FieldShellProps } from './Field/Field.tsx'
export { type FieldProps, useField } from './Field/useField.ts'
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx'
export { type FieldErrors, Form, type FormProps } from './Form/Form.tsx'
export { isTicked, textOf, textsOf } from './Form/values.ts'
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx'
export { PhoneField, type PhoneFieldProps } from './PhoneField/PhoneField.tsx'
export { phoneOf } from './PhoneField/phoneOf.ts'
export type { PhoneValue } from './PhoneField/usePhone.ts'
export { PromoCodeField, type PromoCodeFieldProps } from './PromoCodeField/PromoCodeField.tsx'
export { Select, type SelectOption, type SelectProps } from './Select/Select.tsx'
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx'
export { EmailField, TextField, type TextFieldProps } from './TextField/TextField.tsx'
export { TokenSlider, type TokenSliderProps } from './TokenSlider/TokenSlider.tsx'
