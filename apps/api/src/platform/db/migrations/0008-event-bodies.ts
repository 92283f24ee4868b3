/** Stores every event, also unknown ones, with a hash of its body. */
export const eventBodies: readonly string[] = [
  `alter table gateway_events alter column attempt_id drop not null`,
  `alter table gateway_events add column body_hash text`,
]
