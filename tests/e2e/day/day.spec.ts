import { writeFileSync } from 'node:fs';
import { Day } from '../support/day/day';
import { engines } from '../support/day/engines/all';
import { afternoon } from '../support/day/parts/afternoon';
import { evening } from '../support/day/parts/evening';
import { giving } from '../support/day/parts/giving';
import { grant } from '../support/day/parts/grant';
import { morning } from '../support/day/parts/morning';
import { noon } from '../support/day/parts/noon';
import { Visitor } from '../support/day/visitor';
import { Words, type Language } from '../support/day/words';
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
        for (const part of [morning, giving, noon, grant, afternoon, evening]) await part(day);
      } catch (error) {
        const path = test.info().outputPath('where-it-stopped.png');
        writeFileSync(path, await window.picture());
        throw error;
      } finally {
        await window.close();
      }
    });
