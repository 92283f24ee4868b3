import { defineModel } from '../testing/model.ts'

/** Deleting an image, and thinking again. */
export const deleteWithUndoModel = defineModel({
  machine: 'delete-with-undo',
  start: 'the library',
  states: {
    'the library': { 'the person looks at an image': 'the image is there' },
    'the image is there': {
      'the person deletes it': 'being deleted',
    },
    'being deleted': {
      'the server deletes it': 'undo is offered',
      'the server has it no more': 'undo is offered',
      'the server refuses to delete it': 'the image is there, and why',
      'no answer comes': 'the image is there, and why',
      'the person takes it back': 'taken back before it was gone',
    },
    'taken back before it was gone': {
      'the server deletes it': 'being restored',
      'the server has it no more': 'being restored',
      'the server refuses to delete it': 'the image is there',
      'no answer comes': 'being restored',
    },
    'the image is there, and why': {
      'the person dismisses the message': 'the image is there',
      'the person deletes it': 'being deleted',
    },
    'undo is offered': {
      'the person takes it back': 'being restored',
      'six seconds pass': 'gone',
    },
    'being restored': {
      'the server restores it': 'the image is there',
      'the server does not restore it': 'could not be restored',
    },
    'could not be restored': {
      'the person takes it back': 'being restored',
      'six seconds pass': 'gone',
    },
    gone: {},
  },
})
