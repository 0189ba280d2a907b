import styles from './viewfinder.module.css';

/** The frame to aim with; its line moves once when the camera is live. */
export function Viewfinder({ live }: { live: boolean }) {
  return (
    <svg className={styles.frame} viewBox="0 0 264 264" fill="none" aria-hidden="true">
      <rect x="0.5" y="0.5" width="263" height="263" rx="22" stroke="#fff2da" strokeOpacity="0.28" />
      <path
        d="M1.5 40V23.5a22 22 0 0 1 22-22H40M224 1.5h16.5a22 22 0 0 1 22 22V40M262.5 224v16.5a22 22 0 0 1-22 22H224M40 262.5H23.5a22 22 0 0 1-22-22V224"
        stroke="#f6d894"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {live && <rect className={styles.line} x="14" y="131" width="236" height="2" rx="1" fill="#f6d894" />}
    </svg>
  );
}
