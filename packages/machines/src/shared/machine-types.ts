import type { EventObject, MachineContext, MetaObject, NonReducibleUnknown, SetupTypes } from 'xstate'

/**
 * The types a machine is set up with, as a plain value: `const types: MachineTypes<…> = {}`.
 * Every property is optional in `SetupTypes`, so the empty object is a true value of it and no cast is needed.
 */
export type MachineTypes<
  Context extends MachineContext,
  Event extends EventObject,
  Emitted extends EventObject,
  Tag extends string,
  Input,
> = SetupTypes<Context, Event, Record<never, string>, Tag, Input, NonReducibleUnknown, Emitted, MetaObject>
