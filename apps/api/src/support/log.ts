/** The part of the server's logger that the work behind the operations uses. */
export interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}
