import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sceneEntrance, type SceneName } from '@/domain/life/scenes';
import { Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
import styles from './scene-row.module.css';

interface SceneRowProps {
  name: SceneName;
  /** The matches of a search may be marked in both texts. */
  label: ReactNode;
  description: ReactNode;
}

/** A row of a list that links to a scene. */
export function SceneRow({ name, label, description }: SceneRowProps) {
  const { icon, to } = sceneEntrance(name);
  return (
    <Link className={styles.row} to={to}>
      <IconTile icon={icon} />
      <Stack as="span" grow marginX={3} breakWords>
        <span>{label}</span>
        <Caption as="span">{description}</Caption>
      </Stack>
      <Text tone="tertiary">
        <Icon name="forward" size={16} />
      </Text>
    </Link>
  );
}
