import { Avatar } from '@/ui/people/avatar';
import { isLongWish, type StoryBlock } from '../story-page';
import { Words } from './words';
import styles from './story-blocks.module.css';

/** One part of a letter. */
export function StoryBlockView({ block }: { block: StoryBlock }) {
  switch (block.kind) {
    case 'wish':
      return (
        <div>
          <p className={styles.label}>{block.label}</p>
          <p className={styles.wish} data-long={isLongWish(block.text)}>
            {block.text}
          </p>
          {block.note !== '' && (
            <p className={styles.label}>
              <Words text={block.note} />
            </p>
          )}
        </div>
      );
    case 'person':
      return (
        <div className={styles.person}>
          <Avatar name={block.text} size={48} />
          <div className={styles.personTexts}>
            <p className={styles.label}>{block.label}</p>
            <p className={styles.name}>{block.text}</p>
            <p className={styles.label}>
              <Words text={block.note} />
            </p>
          </div>
        </div>
      );
    case 'bars':
      return <Bars {...block} />;
    case 'rows':
      return <Rows {...block} />;
  }
}

function Head({ title, mark }: { title: string; mark: string }) {
  if (title === '') return null;
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.mark}>
        <Words text={mark} />
      </p>
    </div>
  );
}

/** A bar for each month; the highest one stands out by its colour and has its number. */
function Bars({ title, mark, months, top, said }: Extract<StoryBlock, { kind: 'bars' }>) {
  const highest = Math.max(1, ...months.map(({ value }) => value));
  return (
    <div>
      <Head title={title} mark={mark} />
      <div className={styles.bars} role="img" aria-label={said}>
        {months.map(({ label, value }, index) => (
          <span key={index} className={styles.month} data-top={index === top} aria-hidden="true">
            <span className={styles.value}>{index === top ? value : ''}</span>
            <span className={styles.track}>
              <span className={styles.column} style={{ height: `${(value * 100) / highest}%` }} />
            </span>
            <span className={styles.monthLabel}>{label}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

function Rows({ title, mark, rows }: Extract<StoryBlock, { kind: 'rows' }>) {
  return (
    <div>
      <Head title={title} mark={mark} />
      <ul>
        {rows.map(({ label, note, value }) => (
          <li key={label} className={styles.row}>
            <div className={styles.rowTexts}>
              <p>{label}</p>
              {note !== '' && (
                <p className={styles.rowNote}>
                  <Words text={note} />
                </p>
              )}
            </div>
            {value !== '' && (
              <p className={styles.rowValue}>
                <Words text={value} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
