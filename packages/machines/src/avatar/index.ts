export { avatarMachine } from './avatar.machine.ts'
export { submitImage } from './submissions.ts'
