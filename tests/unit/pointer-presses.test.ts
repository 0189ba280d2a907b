import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const pressed =
  /\bon(?:PointerDown|MouseDown|TouchStart)\b|addEventListener\(\s*'(?:pointerdown|mousedown|touchstart)'/;

/** What begins with a finger that goes down, and why it is no action of a control. */
const gestures: Readonly<Record<string, string>> = {
  'src/app/shell/prefetch.ts': 'loads the page of a link ahead',
  'src/areas/addresses/components/region-field.tsx': 'loads a sheet ahead',
  'src/areas/bookings/components/queue-list.tsx': 'a drag, which the finger takes back',
  'src/areas/life/components/carousel.tsx': 'a swipe, which the finger takes back',
  'src/areas/news/components/zoom-picture.tsx': 'loads a viewer ahead',
  'src/areas/search/components/suggestions.tsx': 'keeps the focus in the field',
  'src/areas/year-report/use-turns.ts': 'holds the story still until the finger is lifted',
  'src/ui/forms/wheel-field.tsx': 'loads a sheet ahead',
  'src/ui/lists/index-strip.tsx': 'scrolls below the finger, both ways, as a scroll bar does',
  'src/ui/lists/pull-to-refresh.tsx': 'a pull, which the finger takes back',
  'src/ui/media/gallery.tsx': 'loads a viewer ahead',
};

it('no control acts when a finger goes down on it, so that the finger can still leave it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/qa/'))
    .filter((file) => pressed.test(readFileSync(file, 'utf8')));
  expect(files.sort()).toEqual(Object.keys(gestures).sort());
});
