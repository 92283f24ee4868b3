export { profilePictureMachine } from './profile-picture.machine.ts'
export { submitPicture } from './submissions.ts'
