/** The turns of waiting images are stored, so that they are fair across all processes. */
export const imageTurns: readonly string[] = [
  `alter table images
    add column user_id uuid references users (id),
    add column lane text not null default 'workers' check (lane in ('workers', 'connected')),
    add column turn bigint not null default 0`,
  `update images set user_id = image_requests.user_id from image_requests where image_requests.id = images.request_id`,
  `alter table images alter column user_id set not null`,
  `create index images_waiting on images (turn) where state = 'queued'`,
  `create index images_begun on images (lane, turn) where tries > 0`,
  `create index images_turns on images (user_id, lane, turn) where state <> 'cancelled'`,
  `create table running_images (
    image_id uuid primary key references images (id),
    progress real,
    preview bytea,
    preview_version integer
  )`,
]
