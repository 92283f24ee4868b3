import type { ReactNode } from 'react'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { DownloadIcon, RemoveBackgroundIcon, UpscaleIcon } from '../../../primitives/Icon/icons.ts'
import { IconLink } from './IconLink.tsx'
import * as styles from './ImageActions.css.ts'
import type { DeliveredImage, SendToLinks } from './types.ts'
import { useServiceTexts } from './useServiceTexts.ts'

export interface ImageActionsProps {
  image: DeliveredImage
  /** The image's name in the labels of the actions: `image 2 of 4`. */
  name: string
  sendTo: SendToLinks
  /** More icons, after those of every service. */
  children?: ReactNode
}

/** The actions of a delivered image, as a row of icons. */
export function ImageIcons({ image, name, sendTo, children }: ImageActionsProps) {
  const { t } = useServiceTexts()
  return (
    <div className={`${styles.row} ${styles.compact}`}>
      <IconLink icon={DownloadIcon} label={t('services.downloadNamed', { name })} href={image.downloadUrl} download />
      {sendTo.upscale ? (
        <IconLink
          icon={UpscaleIcon}
          label={t('services.sendToUpscaleNamed', { name })}
          href={sendTo.upscale(image.projectId)}
        />
      ) : null}
      {sendTo.removeBackground ? (
        <IconLink
          icon={RemoveBackgroundIcon}
          label={t('services.sendToRemoveBackgroundNamed', { name })}
          href={sendTo.removeBackground(image.projectId)}
        />
      ) : null}
      {children}
    </div>
  )
}

/** Links that send an image to another service, as buttons with words. */
export function SendToButtons({ image, sendTo }: Omit<ImageActionsProps, 'name' | 'children'>) {
  const { t } = useServiceTexts()
  return (
    <>
      {sendTo.upscale ? (
        <Button
          variant="outline"
          tone="neutral"
          href={sendTo.upscale(image.projectId)}
          iconStart={<Icon icon={UpscaleIcon} size="sm" />}
        >
          {t('services.sendToUpscale')}
        </Button>
      ) : null}
      {sendTo.removeBackground ? (
        <Button
          variant="outline"
          tone="neutral"
          href={sendTo.removeBackground(image.projectId)}
          iconStart={<Icon icon={RemoveBackgroundIcon} size="sm" />}
        >
          {t('services.sendToRemoveBackground')}
        </Button>
      ) : null}
    </>
  )
}
