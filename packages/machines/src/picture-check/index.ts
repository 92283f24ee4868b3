export {
  type PictureCheckContext,
  type PictureCheckEvent,
  type PictureCheckTag,
  type PictureCheckTextKey,
  type PictureFinding,
  pictureCheckMachine,
} from './picture-check.machine.ts'
export { submitPictureForCheck } from './submissions.ts'
