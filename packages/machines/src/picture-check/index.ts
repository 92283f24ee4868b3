export { type PictureFinding, pictureCheckMachine } from './picture-check.machine.ts'
export { submitPictureForCheck } from './submissions.ts'
