import { writeFileSync } from 'node:fs';
import { Day } from '../../day/day';
import { afternoon } from '../../day/parts/afternoon';
import { evening } from '../../day/parts/evening';
import { giving } from '../../day/parts/giving';
import { grant } from '../../day/parts/grant';
import { morning } from '../../day/parts/morning';
import { noon } from '../../day/parts/noon';
import { expectNoSecrets } from '../../day/secrets';
import { Visitor } from '../../day/visitor';
import { Words, type Language } from '../../day/words';
import { engines } from '../../engines/all';
import { test } from '../support/test';

const languages: readonly Language[] = ['zh-CN', 'en-US'];

for (const engine of engines)
  for (const language of languages)
    test(`a day in the company keeps everybody's books in agreement, in ${engine.name} and ${language}`, async ({
      world,
      origin,
    }) => {
      await world.reset('popups');
      const missing = engine.missing();
      test.skip(missing !== null, missing ?? '');
      const window = await engine.open();
      try {
        const visitor = new Visitor(window, origin, await Words.of(language), language);
        const day = new Day(visitor, world);
        for (const part of [morning, giving, noon, grant, afternoon, evening]) {
          await part(day);
          await expectNoSecrets(window, visitor.person ?? '');
        }
      } catch (error) {
        const path = test.info().outputPath('where-it-stopped.png');
        // A window that no longer answers gives no picture; what stopped the day is told all the same.
        await window.picture().then(
          (picture) => writeFileSync(path, picture),
          () => undefined,
        );
        throw error;
      } finally {
        await window.close();
      }
    });
