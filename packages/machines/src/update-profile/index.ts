export { type ProfileChange, updateProfileMachine } from './update-profile.machine.ts'
