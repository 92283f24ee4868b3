import { FileDrop } from '../../controls/FileDrop/FileDrop.tsx'
import { Container } from '../../primitives/Container/Container.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.tsx'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { Spinner } from '../../primitives/Spinner/Spinner.tsx'
import { Inline, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { provenanceTexts } from '../../texts/en/provenance.ts'
import { type Translate, useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CheckImage.css.ts'

/** How an image was made, according to its metadata. */
export type ImageOrigin = 'trained' | 'drawn' | 'edited' | 'enhanced' | 'captured' | 'other'

export interface ImageFinding {
  /** `changed` is an image from elsewhere that was edited here. */
  verdict: 'ours' | 'changed' | 'marked' | 'nothing'
  origin: ImageOrigin | null
  /** How the source image was made. */
  ingredientOrigin: ImageOrigin | null
  /** The name of a program or engine. */
  madeWith: string | null
  /** Null: the file is not signed. */
  signature: { state: 'ours' | 'intact' | 'broken'; signer: string | null } | null
  watermark: 'certain' | 'likely' | 'none' | 'too_small'
}

export interface CheckImageProps {
  check:
    | { status: 'choosing' }
    | { status: 'reading'; name: string }
    | { status: 'checked'; name: string; finding: ImageFinding }
    /** Why the image was not checked. */
    | { status: 'refused'; problem: string }
  onImage: (image: File) => void
}

type T = Translate<typeof provenanceTexts>

const tones: Readonly<Record<ImageFinding['verdict'], NonNullable<NoticeProps['tone']>>> = {
  ours: 'positive',
  changed: 'positive',
  marked: 'info',
  nothing: 'info',
}

function signatureText(signature: ImageFinding['signature'], t: T): string {
  if (signature === null) return t('provenance.signature.none')
  const { state, signer } = signature
  if (state !== 'intact') return t(`provenance.signature.${state}`)
  return signer === null ? t('provenance.signature.intactUnnamed') : t('provenance.signature.intact', { signer })
}

function Findings({ finding, t }: { finding: ImageFinding; t: T }) {
  const { origin, ingredientOrigin, madeWith, signature, watermark } = finding
  const facts = [
    [t('provenance.origin'), t(`provenance.origin.${origin ?? 'none'}`)],
    ...(ingredientOrigin === null
      ? []
      : [[t('provenance.ingredientOrigin'), t(`provenance.origin.${ingredientOrigin}`)]]),
    ...(madeWith === null ? [] : [[t('provenance.madeWith'), madeWith]]),
    [t('provenance.signature'), signatureText(signature, t)],
    [t('provenance.watermark'), t(`provenance.watermark.${watermark}`)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the provenance data of an image; open to everybody. */
export function CheckImage({ check, onImage }: CheckImageProps) {
  const t = useTexts(provenanceTexts)
  return (
    <div className={styles.page}>
      <Container width="narrow">
        <Stack gap="xl">
          <PageHeading title={t('provenance.title')}>{t('provenance.lead')}</PageHeading>
          <FileDrop
            limitsNote={t('provenance.limits')}
            disabled={check.status === 'reading'}
            error={check.status === 'refused' ? check.problem : undefined}
            onFiles={([image]) => image && onImage(image)}
          />
          {check.status === 'reading' ? (
            <div role="status">
              <Inline gap="sm">
                <Spinner />
                <Text as="span" tone="muted" className={styles.words}>
                  {t('provenance.reading', { name: check.name })}
                </Text>
              </Inline>
            </div>
          ) : null}
          {check.status === 'checked' ? (
            <section aria-label={t('provenance.result', { name: check.name })}>
              <Stack gap="md">
                <Notice tone={tones[check.finding.verdict]} title={t(`provenance.${check.finding.verdict}.title`)}>
                  {t(`provenance.${check.finding.verdict}.text`)}
                </Notice>
                <Text size="small" tone="muted" className={styles.words}>
                  {check.name}
                </Text>
                <Findings finding={check.finding} t={t} />
              </Stack>
            </section>
          ) : null}
          <Stack gap="xs" className={styles.about}>
            <Heading level={2} size="xs">
              {t('provenance.about.title')}
            </Heading>
            <Text tone="muted" prose>
              {t('provenance.about.text')}
            </Text>
          </Stack>
        </Stack>
      </Container>
    </div>
  )
}
