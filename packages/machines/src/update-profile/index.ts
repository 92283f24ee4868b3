export {
  type ProfileChange,
  type ProfileField,
  type UpdateProfileTextKey,
  updateProfileMachine,
} from './update-profile.machine.ts'
