import { fireEvent, screen } from '@testing-library/react';
import { settled } from './render-app';
import { fixture } from './spreadsheets';

/** Chooses a file as a person does with the phone's own dialog. */
export async function chooseFile(name: string, content: Uint8Array | string = fixture(name)): Promise<void> {
  const field = screen.getByLabelText('表格文件', { selector: 'input' });
  const file = new File([typeof content === 'string' ? content : content.slice().buffer], name);
  fireEvent.change(field, { target: { files: [file] } });
  await settled();
}

/** Types into a cell of the list and leaves it by Enter. */
export async function typeCell(cell: RegExp, text: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: cell }));
  const field = screen.getByRole('textbox', { name: /^改 / });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await settled();
}
