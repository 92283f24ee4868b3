import { CheckImage } from '@mintage/ui/screens/CheckImage'
import { useTexts } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useCheckImage } from '../../flows/images/useCheckImage.ts'
import { paths } from '../../paths.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'

export default function CheckImageRoute() {
  const t = useTexts(provenanceTexts)
  return (
    <>
      <PageMetadata path={paths.CheckImagePage} description={t('provenance.description')} />
      <CheckImage {...useCheckImage()} />
    </>
  )
}
