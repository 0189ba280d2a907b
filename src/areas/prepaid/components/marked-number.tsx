import { groupsOf } from '../rules/phone-number';
import styles from './marked-number.module.css';

/** A grouped number whose differing digits are underlined. */
export function MarkedNumber({ digits, marked }: { digits: string; marked: readonly number[] }) {
  const groups = groupsOf(digits);
  return groups.map((group, groupIndex) => {
    const before = groups.slice(0, groupIndex).join('').length;
    return (
      <span key={groupIndex}>
        {groupIndex > 0 && ' '}
        {Array.from(group, (digit, index) =>
          marked.includes(before + index) ? (
            <span key={index} className={styles.mark}>
              {digit}
            </span>
          ) : (
            digit
          ),
        )}
      </span>
    );
  });
}
