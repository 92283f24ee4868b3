export {
  type ProfileChange,
  type ProfileField,
  type UpdateProfileContext,
  type UpdateProfileEmitted,
  type UpdateProfileEvent,
  type UpdateProfileInput,
  type UpdateProfileTag,
  type UpdateProfileTextKey,
  updateProfileMachine,
} from './update-profile.machine.ts'
