/**
 * The storage failed: whether a file is there is not known. What a storage says of a failure can quote the key and the
 * signature of a request, so the message is ours and the cause stays behind.
 */
export class StorageUnavailable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StorageUnavailable'
  }
}
