/** Texts of SubjectMarker, which marks the subject of an image. */
export const subjectTexts = {
  'subject.label': 'Mark the subject of {name}',
  'subject.hint':
    'Drag a box around the subject, or tap it. By keys: Enter begins, arrows move the box, with Shift they resize it, Delete clears it.',
  'subject.found': 'We found this. Move the box if something else is meant.',
  'subject.none': 'Nothing is marked.',
  'subject.point': 'Subject marked at {across} percent across, {down} percent down.',
  'subject.box': 'Subject marked: {left} to {right} percent across, {top} to {bottom} percent down.',
  'subject.clear': 'Clear',
} as const
