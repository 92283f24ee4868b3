import { CheckImage } from '@mintage/ui/screens/CheckImage'
import { useTexts } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useCheckImage } from '../../flows/check-image/useCheckImage.ts'
import { PageMetadata } from '../../frame/PageMetadata.tsx'
import { paths } from '../../paths.ts'

export default function CheckImageRoute() {
  const t = useTexts(provenanceTexts)
  return (
    <>
      <PageMetadata path={paths.CheckImagePage} description={t('provenance.description')} />
      <CheckImage {...useCheckImage()} />
    </>
  )
}
