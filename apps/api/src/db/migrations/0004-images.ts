/** Requests, the images of each request, and the library. */
export const images: readonly string[] = [
  `create table image_requests (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id),
    service text not null check (service in ('generate', 'remove_background', 'upscale')),
    state text not null default 'queued' check (state in ('queued', 'working', 'completed', 'failed', 'cancelled')),
    settings jsonb not null,
    price_tenths integer not null check (price_tenths >= 0),
    cost_tenths integer not null check (cost_tenths >= 0),
    refunded_tenths integer not null default 0 check (refunded_tenths between 0 and cost_tenths),
    source_file text,
    created_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz
  )`,
  `create index image_requests_by_user on image_requests (user_id, created_at desc, id desc)`,
  `create index image_requests_open on image_requests (state) where state in ('queued', 'working')`,
  `create table images (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references image_requests (id),
    index integer not null check (index >= 0),
    state text not null default 'queued' check (state in ('queued', 'working', 'delivered', 'failed', 'cancelled')),
    tries integer not null default 0,
    project_id uuid,
    error text,
    unique (request_id, index)
  )`,
  `create table projects (
    id uuid primary key,
    user_id uuid not null references users (id),
    request_id uuid not null references image_requests (id),
    service text not null,
    title text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    content_type text not null,
    full_file text not null,
    thumb_file text not null,
    source_file text,
    settings jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz
  )`,
  `create index projects_by_user on projects (user_id, created_at desc, id desc) where deleted_at is null`,
  `create index projects_deleted on projects (deleted_at) where deleted_at is not null`,
]
