import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import styles from './share-link.module.css';

interface ShareLinkProps {
  /** The page of the app that is shared, as a link without `#`. */
  to: string;
  title: string;
  text: string;
  /** What the link is called. */
  label: string;
  variant: 'icon' | 'text';
}

/** The link to the page that shares a page of the app by the host, the system's share sheet, or a copied link. */
export function ShareLink({ to, title, text, label, variant }: ShareLinkProps) {
  return (
    <Link
      className={styles[variant]}
      to={href('/webviewShare', { title, text, url: `#${to}` })}
      aria-label={label}
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path
          className={styles.box}
          d="M8.5 10H6.4A1.9 1.9 0 0 0 4.5 11.9v6.2A1.9 1.9 0 0 0 6.4 20h11.2a1.9 1.9 0 0 0 1.9-1.9v-6.2a1.9 1.9 0 0 0-1.9-1.9h-2.1"
        />
        <path stroke="currentColor" d="M12 15V3.6M8.2 7.2 12 3.5l3.8 3.7" />
      </svg>
      {variant === 'text' && label}
    </Link>
  );
}
