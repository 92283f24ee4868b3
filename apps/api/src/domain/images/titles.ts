import type { ImageSettings, Service } from '../../platform/db/schema.ts'

/** Titles of the services in the UI and in ledger lines. */
export const serviceTitles: Readonly<Record<Service, string>> = {
  generate: 'Generate image',
  remove_background: 'Remove background',
  upscale: 'Upscale',
}

export const projectTitle = (settings: ImageSettings): string => settings.prompt ?? settings.file_name ?? 'Picture'
