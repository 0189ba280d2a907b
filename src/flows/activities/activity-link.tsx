import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Activity } from '@/api/endpoints/activity';
import { href } from '@/domain/href';
import { openExternal } from '@/state/external-navigation';
import styles from './activity-link.module.css';

interface ActivityLinkProps {
  activity: Activity;
  className: string | undefined;
  children: ReactNode;
}

/** A link to an activity: to its page in the mall, or through the external link guard to the address that the gateway gives. */
export function ActivityLink({ activity: { id, address }, className, children }: ActivityLinkProps) {
  const classes = `${styles.link} ${className ?? ''}`;
  if (address === '') {
    return (
      <Link className={classes} to={href('/activityDetails', { id })}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={classes} onClick={() => openExternal(address)}>
      {children}
    </button>
  );
}
