/** The process that works on an open image, and its lease. Null: no process does. */
export const imageLeases: readonly string[] = [
  `alter table images add column leased_by uuid, add column leased_until timestamptz`,
  `create index images_open on images (leased_until) where state in ('queued', 'working')`,
]
