/** Indexes that keep the cost of a page constant for a person with ten thousand images. */
export const longLists: readonly string[] = [
  `create index images_by_project on images (project_id) where project_id is not null`,
  `create index projects_by_service on projects (user_id, service, created_at desc, id desc) where deleted_at is null`,
  `create index deposits_tried on deposits (user_id, created_at desc, id desc) where attempts > 0`,
  `create index image_requests_refining on image_requests ((settings ->> 'source_image_id'))
    where settings ->> 'source_image_id' is not null`,
]
