import type { Guide } from '../../guide.ts'

export const cutoutEditorGuide = {
  purpose:
    'Corrects a cut-out by hand: one brush restores parts of the image, one erases. Runs in the browser and is free.',
  experimental: 'the shape of the mask and a soft brush.',
  notFor: [
    'Marking a subject before the cut-out: SubjectMarker.',
    'Viewing an image: ImageViewer.',
    'Comparing before and after: CompareSlider.',
  ],
  do: ['Load it on demand: it is large.', 'Keep the mask until the person is finished.'],
  dont: ['Do not send strokes while drawing.', 'Do not offer it for images without a cut-out.'],
  content: ['Tools are named by their effect: “Bring back”, “Erase”.'],
  parts: {
    'Steps and zoom': 'Undo, redo, zoom out, zoom in.',
    Surface:
      'The cut-out on a checkerboard, with the original faintly visible in erased parts. One pointer paints, two fingers pan and zoom.',
    Brush: 'Restore, erase, or move the image.',
    Size: 'The size of the brush on the screen.',
    Done: 'Passes the mask to the caller, which closes the editor.',
    Ring: 'The position and size of the brush.',
  },
  keyboard: {
    ArrowRight: 'Moves the brush, as the other arrow keys do; with Shift, further.',
    Space: 'Paints while it is pressed.',
    B: 'Selects the restoring brush, E erases, H moves the image.',
    '[': 'Makes the brush smaller, ] larger.',
    '+': 'Zooms in, - zooms out, 0 fits the image.',
    'Ctrl+Z': 'Undoes the last stroke; with Shift, redoes it.',
    Escape: 'Closes. Asks first if strokes would be lost.',
  },
  announces: [
    'Role dialog, named “Touch up”; role application, named “Cut-out of …”, with its keys as description.',
    'Status: the result of each stroke, undo and redo, brush size, zoom, and what is under the brush: kept, removed or an edge.',
  ],
} satisfies Guide
