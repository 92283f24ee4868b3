/**
 * The reason of a failure, the time of the state and the number of reruns, so that operators can find and queue
 * failures of ours again. Older failures are classified by the text that the person read.
 */
export const imageFailures: readonly string[] = [
  `alter table images
    add column failure text,
    add column state_since timestamptz not null default clock_timestamp(),
    add column reruns integer not null default 0 check (reruns >= 0),
    add column is_gift boolean not null default false`,
  `update images set
    state_since = coalesce(image_requests.finished_at, image_requests.created_at),
    failure = case
      when images.state <> 'failed' then null
      when images.error like 'This picture could not be read.%' then 'unreadable_image'
      when images.error like 'The result would be too large.%' then 'too_large'
      when images.error like 'No subject was found%' then 'no_subject'
      when images.error like 'The image service refused%' then 'refused'
      when images.error like 'The image service has too much to do%' then 'busy'
      when images.error like 'The image service could not be reached%' then 'unavailable'
      when images.error like 'The image service sent no picture%' then 'bad_answer'
      else 'internal'
    end
    from image_requests where image_requests.id = images.request_id`,
  `create index images_failed on images (state_since desc, id desc) where state = 'failed'`,
]
