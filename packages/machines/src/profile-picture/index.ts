export {
  type ProfilePictureContext,
  type ProfilePictureEmitted,
  type ProfilePictureEvent,
  type ProfilePictureTag,
  type ProfilePictureTextKey,
  profilePictureMachine,
} from './profile-picture.machine.ts'
export { submitPicture } from './submissions.ts'
