import { useTexts } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'

type TitleKey = keyof typeof titlesTexts

/** Routes with a title of their own. */
export type TitledRoute = Exclude<TitleKey extends `titles.${infer Name}` ? Name : never, 'site'>

/** React hoists it into the head. */
export function PageTitle({ of }: { of: TitledRoute }) {
  const t = useTexts(titlesTexts)
  return <title>{t('titles.site', { page: t(`titles.${of}`) })}</title>
}
