import { CheckPicture } from '@mintage/ui/screens/CheckPicture'
import { useTexts } from '@mintage/ui/texts'
import { provenanceTexts } from '@mintage/ui/texts/provenance'
import { useCheckPicture } from '../../flows/check-picture/useCheckPicture.ts'
import { PageMetadata } from '../../frame/PageMetadata.tsx'
import { paths } from '../../paths.ts'

export default function CheckPictureRoute() {
  const t = useTexts(provenanceTexts)
  return (
    <>
      <PageMetadata path={paths.CheckPicturePage} description={t('provenance.description')} />
      <CheckPicture {...useCheckPicture()} />
    </>
  )
}
