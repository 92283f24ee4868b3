/** A multipart/form-data body that keeps its fields, so that they can be read and completed before it is sent. */
export class MultipartBody<Fields extends object> extends FormData {
  readonly fields: Fields

  constructor(fields: Fields) {
    super()
    this.fields = fields
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof Blob) this.append(name, value)
      else if (value !== undefined && value !== null) this.append(name, String(value))
    }
  }
}

/**
 * The body of an upload: `client.POST('/images/upscale', { body: multipart({ file, factor: 4 }) })`.
 * Files keep their name, other values become text, absent ones are left out. The contract's types accept nothing else
 * for such a call, so a file cannot be sent as JSON by mistake.
 */
export const multipart = <Fields extends object>(fields: Fields): MultipartBody<Fields> => new MultipartBody(fields)
