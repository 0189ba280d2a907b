import { act, fireEvent, screen } from '@testing-library/react';
import { tap } from './actions';
import { scannerEnvironment } from './hosts/camera';
import { settled } from './render-app';

/** Makes the camera see these codes. */
export async function showCodes(...codes: string[]): Promise<void> {
  act(() => scannerEnvironment.sees?.(codes));
  await settled();
}

/** Types the digits or the text of a code. */
export async function typeCode(text: string): Promise<void> {
  await tap('button', '手动输入');
  fireEvent.change(screen.getByRole('textbox', { name: '码的内容' }), { target: { value: text } });
  await tap('button', '识别');
}

/** Chooses a picture of the album. */
export async function choosePicture(): Promise<void> {
  const file = new File(['x'], 'code.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('从相册选'), { target: { files: [file] } });
  await settled();
}
