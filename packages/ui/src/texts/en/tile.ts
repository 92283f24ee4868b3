/** Texts of an image in each state. */
export const tileTexts = {
  'tile.open': 'Open {name}',
  'tile.mark': 'Select {name}',
  'tile.waiting': 'In the queue',
  'tile.working': 'Working',
  'tile.unfinished': '{name}, unfinished',
  'tile.failed': 'This one did not work out',
  'tile.cancelled': 'Cancelled',
  'tile.notCharged': 'You were not charged',
  'tile.deleted': 'Deleted',
  'tile.undo': 'Undo',
  'tile.undoNamed': 'Undo deleting {name}',
  'tile.undoing': 'Bringing it back...',
  'tile.undoFailed': 'It could not be brought back.',
  'tile.unseen': 'The picture did not load',
} as const
