import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The catalogue says image where it said picture. A key that a shop has already written stays. */
export const imageTextKeys: Migration = {
  async up(db) {
    await sql`
      update localizations set key = renamed.new_key
      from (values
        ('account.profile.picture', 'account.profile.image'),
        ('account.profile.pictureBusy', 'account.profile.imageBusy'),
        ('account.profile.pictureHint', 'account.profile.imageHint'),
        ('account.profile.pictureRefused', 'account.profile.imageRefused'),
        ('account.profile.pictureNotSaved', 'account.profile.imageNotSaved'),
        ('firstPicture.title', 'firstImage.title'),
        ('firstPicture.free', 'firstImage.free'),
        ('firstPicture.balance', 'firstImage.balance'),
        ('firstPicture.price', 'firstImage.price'),
        ('firstPicture.change', 'firstImage.change'),
        ('firstPicture.example', 'firstImage.example'),
        ('firstPicture.style', 'firstImage.style'),
        ('firstPicture.action', 'firstImage.action'),
        ('firstPicture.dismiss', 'firstImage.dismiss'),
        ('titles.CheckPicturePage', 'titles.CheckImagePage'),
        ('tokenReturn.picture', 'tokenReturn.image'),
        ('tokenReturn.pictureRequired', 'tokenReturn.imageRequired')
      ) as renamed (old_key, new_key)
      where localizations.key = renamed.old_key and not exists (
        select 1 from localizations as existing
        where existing.lang_id = localizations.lang_id and existing.key = renamed.new_key
      )`.execute(db)
  },
}
