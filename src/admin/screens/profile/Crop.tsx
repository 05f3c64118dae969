import { useRef, useState } from 'react';
import { useIsMounted } from '../../forms/use-is-mounted.ts';
import * as styles from './PictureField.module.css';

/** The edge of a picture that was cropped, in pixels. */
const EDGE = 512;

/** The square of a picture that is kept: times larger than it fits, and its place in percent of the rest. */
const sliders = {
  zoom: { label: 'Zoom', min: 1, max: 4, step: 0.1 },
  x: { label: 'Left to right', min: 0, max: 100, step: 1 },
  y: { label: 'Top to bottom', min: 0, max: 100, step: 1 },
};

type Square = Record<keyof typeof sliders, number>;

/** Chooses the square of a picture that is kept; as long as nothing is moved, the picture is sent as it is. */
export function Crop({ file, onCrop }: { file: File; onCrop: (cropped: File) => void }) {
  const [square, setSquare] = useState<Square>({ zoom: 1, x: 50, y: 50 });
  const newest = useRef<Square>(undefined);
  const isMounted = useIsMounted();
  const set = async (next: Square) => {
    newest.current = next;
    setSquare(next);
    const cropped = await crop(file, next);
    if (cropped && isMounted() && newest.current === next) onCrop(cropped);
  };
  return (
    <div className={styles.crop}>
      {(Object.keys(sliders) as (keyof Square)[]).map((name) => (
        <label key={name} className={styles.slider}>
          {sliders[name].label}
          <input
            {...sliders[name]}
            type="range"
            value={square[name]}
            onChange={({ target }) => set({ ...square, [name]: Number(target.value) })}
          />
        </label>
      ))}
    </div>
  );
}

async function crop(file: File, { zoom, x, y }: Square): Promise<File | undefined> {
  try {
    const image = await createImageBitmap(file);
    const { width, height } = image;
    const side = Math.min(width, height) / zoom;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = EDGE;
    const left = ((width - side) * x) / 100;
    const top = ((height - side) * y) / 100;
    canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, EDGE, EDGE);
    image.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9));
    // A browser that can't write this type writes a PNG, which has another name.
    return blob?.type === file.type ? new File([blob], file.name, { type: file.type }) : undefined;
  } catch {
    // What can't be drawn is sent as it is.
    return undefined;
  }
}
