import { useState } from 'react';
import { ChoiceList } from './choice-list';
import { control, type Overview } from './control';
import type { Take } from './overview';
import { restart } from './restart';
import { worldName, worldsInOrder } from './world-names';

/** Chooses the world of the mock backend; a second tap confirms, because the change discards the current state. */
export function WorldTab({ overview, take }: { overview: Overview; take: Take }) {
  const [confirming, setConfirming] = useState<string | null>(null);
  return (
    <ChoiceList
      label="世界"
      choices={worldsInOrder(overview.worlds).map((world) => {
        const [name, description] = worldName(world);
        const isConfirming = confirming === world;
        return {
          key: world,
          name,
          description: isConfirming ? '再点一次：清空现在的数据并切换' : description,
          pressed: world === overview.world,
          onClick: () => (isConfirming ? restart(control.reset(world), take) : setConfirming(world)),
        };
      })}
    />
  );
}
