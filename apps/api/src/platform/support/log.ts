/** The part of the server's logger that domain code uses. */
export interface Log {
  error(details: object, message: string): void
  warn(details: object, message: string): void
  info(details: object, message: string): void
}

/** The target of log lines; standard output by default. */
export interface LogStream {
  write(line: string): void
}
