import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Caption, Text } from '@/ui/text/text';
import { groups, seenForgotten, useSeen } from './seen';
import styles from './coverage-tab.module.css';

/** What was met in this session, and in grey what was not, with counts. */
export function CoverageTab() {
  const names = useSeen((seen) => seen.names);
  return (
    <>
      <Inline justify="between">
        <Caption tone="tertiary">本标签页里见过的，刷新后保留</Caption>
        <TextButton type="button" tone="secondary" onClick={seenForgotten}>
          重新计
        </TextButton>
      </Inline>
      {groups.map(([group, title, known]) => {
        const seen = known.filter((name) => names[group].includes(name));
        return (
          <section key={group} className={styles.group} aria-label={title}>
            <Inline align="baseline" justify="between">
              <Text as="h3" weight="bold">
                {title}
              </Text>
              <span className={styles.count}>{`${seen.length} / ${known.length}`}</span>
            </Inline>
            <meter
              className={styles.bar}
              aria-label={`${title}见过的`}
              value={seen.length}
              max={known.length}
            />
            <ul className={styles.names}>
              {known.map((name) => (
                <Name key={name} name={name} isSeen={names[group].includes(name)} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Name({ name, isSeen }: { name: string; isSeen: boolean }) {
  return (
    <li className={styles.name} data-seen={isSeen}>
      {name}
      {isSeen && <span className="visuallyHidden">，见过</span>}
    </li>
  );
}
