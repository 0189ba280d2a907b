import { useState } from 'react';
import { ChoiceList } from './choice-list';
import { control, type Overview } from './control';
import { beginAnew } from './fresh-start';
import type { Take } from './overview';
import { worldName } from './world-names';

/** Which known state the gateways are in. To change it loses everything since, so it takes a second tap. */
export function WorldTab({ overview, take }: { overview: Overview; take: Take }) {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <ChoiceList
      label="世界"
      choices={overview.worlds.map((world) => {
        const [name, description] = worldName(world);
        const asked = wanted === world;
        return {
          key: world,
          name,
          description: asked ? '再点一次：清空现在的数据并切换' : description,
          pressed: world === overview.world,
          onClick: () => (asked ? beginAnew(control.reset(world), take) : setWanted(world)),
        };
      })}
    />
  );
}
