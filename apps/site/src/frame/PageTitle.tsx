import { useTexts } from '@mintage/ui/texts'
import { titlesTexts } from '@mintage/ui/texts/titles'
import { pageWords, type TitledRoute } from './pageWords.ts'

export type { TitledRoute } from './pageWords.ts'

/** React puts these into the document's head. */
export function PageTitle({ of }: { of: TitledRoute }) {
  const t = useTexts(titlesTexts)
  const { title, description } = pageWords(of, t)
  return (
    <>
      <title>{t('titles.site', { page: title })}</title>
      {description !== null && <meta name="description" content={description} />}
    </>
  )
}
