/**
 * The storage failed, so it is unknown whether a file exists. Error texts of a storage can quote keys and request
 * signatures, so the message is our own and has no cause.
 */
export class StorageUnavailable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StorageUnavailable'
  }
}
