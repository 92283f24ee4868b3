/** Every event is written down, also one that means nothing to us, with the hash of what it said. */
export const eventBodies: readonly string[] = [
  `alter table gateway_events alter column attempt_id drop not null`,
  `alter table gateway_events add column body_hash text`,
]
