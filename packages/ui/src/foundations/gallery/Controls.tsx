import { useState } from 'react'
import { removeExample, upscaleExample } from '../../assets/images.ts'
import {
  CardholderNameField,
  CardNumberField,
  Checkbox,
  ChoiceGroup,
  CompareSlider,
  CvvField,
  EmailField,
  ExpiryField,
  FileDrop,
  PasswordField,
  PhoneField,
  PromoCodeField,
  Select,
  TextArea,
  TextField,
  TokenSlider,
} from '../../controls/index.ts'
import { Checkerboard } from '../../primitives/Checkerboard/Checkerboard.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Grid, Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Sample } from './Sample.tsx'

const nothing = () => undefined
const named = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

export function FieldsSample() {
  return (
    <Sample title="Fields" page="controls-textfield--docs" columns={8}>
      <Grid columns="two" gap="lg">
        <TextField name="gallery-name" label="Name" defaultValue="Ida" />
        <EmailField name="gallery-email" label="Email" defaultValue="ida@" error="Please enter a valid email address" />
        <PasswordField
          name="gallery-password"
          label="Password"
          autoComplete="new-password"
          defaultValue="a mint, not a lab"
          hint="At least 8 characters."
        />
        <Select
          name="gallery-country"
          label="Country"
          defaultValue="NO"
          options={[
            { value: 'NO', label: 'Norway' },
            { value: 'PT', label: 'Portugal' },
          ]}
        />
        <PhoneField name="gallery-phone" defaultCountry="NO" defaultValue="+4722225555" />
        <PromoCodeField applied="WELCOME10" onApply={nothing} onRemove={nothing} />
      </Grid>
    </Sample>
  )
}

export function PromptSample() {
  return (
    <Sample title="Choices" page="controls-choicegroup--docs" columns={4}>
      <TextArea name="gallery-prompt" label="Prompt" defaultValue="a minted coin on warm paper" />
      <ChoiceGroup
        name="gallery-style"
        label="Style"
        looks="chips"
        defaultValue="3D render"
        options={named('None', 'Watercolor', 'Oil painting', '3D render', 'Line art')}
      />
      <ChoiceGroup
        name="gallery-factor"
        label="Factor"
        looks="segmented"
        defaultValue="4x"
        options={named('2x', '4x')}
      />
      <Checkbox name="gallery-stay" label="Stay signed in on this device" defaultChecked />
    </Sample>
  )
}

export function TokensSample() {
  const [tenths, setTenths] = useState(4200)
  return (
    <Sample title="Token slider" page="controls-tokenslider--docs" columns={5}>
      <TokenSlider value={tenths} onChange={setTenths} />
      <Inline justify="between" align="baseline">
        <Text as="span" tone="muted">
          You pay
        </Text>
        <Text as="strong" size="lead" weight="semibold" numeric>
          <Price amount={tenths} currency="EUR" />
        </Text>
      </Inline>
    </Sample>
  )
}

export function CardSample() {
  return (
    <Sample title="Card" page="controls-cardnumberfield--docs" columns={4}>
      <Stack gap="md">
        <CardNumberField />
        <Grid columns="two" gap="md">
          <ExpiryField />
          <CvvField />
        </Grid>
        <CardholderNameField defaultValue="IDA HALVORSEN" />
      </Stack>
    </Sample>
  )
}

export function DropSample() {
  return (
    <Sample title="File drop" page="controls-filedrop--docs" columns={3} sunken>
      <FileDrop onFiles={nothing} limitsNote="At most 25 megapixels." />
    </Sample>
  )
}

export function CompareSample() {
  const { before, after, width, height } = upscaleExample
  return (
    <Sample title="Before and after" page="controls-compareslider--docs" columns={6} flush>
      <CompareSlider
        label="Before and after upscaling"
        before={{ src: before, alt: 'Before upscaling' }}
        after={{ src: after, alt: 'After upscaling' }}
        width={width}
        height={height}
      />
    </Sample>
  )
}

export function CutOutSample() {
  const { after, width, height } = removeExample
  return (
    <Sample title="Checkerboard" page="primitives-checkerboard--docs" columns={6} flush>
      <Checkerboard>
        <img
          src={after}
          alt="A cut-out on nothing"
          width={width}
          height={height}
          style={{ width: '100%', height: 'auto' }}
        />
      </Checkerboard>
    </Sample>
  )
}
