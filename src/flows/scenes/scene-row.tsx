import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sceneEntrance, type SceneName } from '@/domain/life/scenes';
import { Icon } from '@/ui/media/icon';
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
      <span className={styles.tile}>
        <Icon name={icon} size={22} />
      </span>
      <span className={styles.texts}>
        <span>{label}</span>
        <span className={styles.line}>{description}</span>
      </span>
      <span className={styles.forward}>
        <Icon name="forward" size={16} />
      </span>
    </Link>
  );
}
