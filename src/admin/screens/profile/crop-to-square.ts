/** The edge of a profile photo, in pixels. */
const EDGE = 512;

/** Returns the centered square of a photo, at most 512 px wide. A photo that can't be drawn is returned as it is. */
export async function cropToSquare(file: File): Promise<File> {
  try {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const side = Math.min(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = Math.min(side, EDGE);
    const [left, top] = [(width - side) / 2, (height - side) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.width);
    image.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9));
    // A browser that can't encode this type writes a PNG, which would need another name.
    return blob?.type === file.type ? new File([blob], file.name, { type: file.type }) : file;
  } catch {
    return file;
  }
}
