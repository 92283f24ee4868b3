export interface Language {
  /** Stands before the keys of its texts. */
  id: string
  name: string
  files: RegExp
}

/** English is the catalogue; of German there is what stories show long words with. */
export const languages: readonly Language[] = [
  { id: 'en', name: 'English', files: /^packages\/ui\/src\/texts\/en\/\w+\.ts$/ },
  {
    id: 'de-screens',
    name: 'German, in stories of screens',
    files: /^packages\/ui\/src\/screens\/fixtures\/german\.tsx$/,
  },
  {
    id: 'de-overlays',
    name: 'German, in stories of overlays',
    files: /^packages\/ui\/src\/overlays\/fixtures\/german\.tsx$/,
  },
]
