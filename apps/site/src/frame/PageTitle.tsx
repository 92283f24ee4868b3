import { useTexts } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'

type Described =
  | 'HomePage'
  | 'PricingPage'
  | 'FaqPage'
  | 'GenerateImagePage'
  | 'RemoveBackgroundPage'
  | 'UpscaleImagePage'
  | 'CheckPicturePage'

type TitleKey = keyof typeof titlesTexts

/** Routes that have a title of their own. */
export type TitledRoute = Exclude<
  TitleKey extends `titles.${infer Name}` ? Name : never,
  'site' | `${string}.description`
>

const described: Readonly<Record<Described, true>> = {
  HomePage: true,
  PricingPage: true,
  FaqPage: true,
  GenerateImagePage: true,
  RemoveBackgroundPage: true,
  UpscaleImagePage: true,
  CheckPicturePage: true,
}

const isDescribed = (of: TitledRoute): of is Described => of in described

/** React puts these into the document's head. */
export function PageTitle({ of }: { of: TitledRoute }) {
  const t = useTexts(titlesTexts)
  return (
    <>
      <title>{t('titles.site', { page: t(`titles.${of}`) })}</title>
      {isDescribed(of) && <meta name="description" content={t(`titles.${of}.description`)} />}
    </>
  )
}
