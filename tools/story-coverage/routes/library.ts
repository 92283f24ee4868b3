import { guarded, noForm, type Place, type States, stories } from '../shown.ts'

export const libraryRoutes = {
  MyProjects: {
    loading: stories('screens-myprojects--loading'),
    empty: stories(
      'screens-myprojects--nothing-yet',
      'screens-myprojects--none-of-this-service',
      'screens-myprojects-news--no-generated-ones',
      'screens-myprojects-news--no-cut-outs',
      'screens-myprojects--nothing-found',
    ),
    filled: stories(
      'screens-myprojects--filled',
      'screens-myprojects-several--several-selected',
      'screens-myprojects--deleted-with-undo',
      'screens-myprojects--in-the-viewer',
    ),
    validation: noForm,
    busy: stories(
      'screens-myprojects--loading-more',
      'screens-myprojects--bringing-back',
      'screens-myprojects-several--preparing-the-zip',
      'screens-myprojects--searching',
    ),
    errors: stories(
      'screens-myprojects--load-failed',
      'screens-myprojects--more-failed',
      'screens-myprojects--undo-failed',
      'screens-myprojects-several--many-are-missing',
      'screens-myprojects-several--the-zip-failed',
      'screens-myprojects-news--not-deleted',
      'screens-myprojects-news--not-restored',
    ),
    signedOut: guarded,
    longContent: stories('screens-myprojects-news--long-titles'),
    narrow: stories('screens-myprojects-several--selected-on-a-phone'),
  },
} satisfies Partial<Record<Place, States>>
