/** Draws an image into a PNG file, to choose in a file input. */
export async function drawnFile(url: string, name: string): Promise<File> {
  const image = new Image()
  image.src = url
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error(`${name} could not be drawn`)
  return new File([blob], name, { type: 'image/png' })
}
