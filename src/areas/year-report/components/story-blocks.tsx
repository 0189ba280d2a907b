import { Box, Inline, Stack } from '@/ui/layout/box';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { isLongWish, type StoryBlock } from '../rules/story-page';
import { TextWithFigures } from './text-with-figures';
import styles from './story-blocks.module.css';

/** One part of a letter. */
export function StoryBlockView({ block }: { block: StoryBlock }) {
  switch (block.kind) {
    case 'wish':
      return (
        <div>
          <Note>{block.label}</Note>
          <p className={styles.wish} data-long={isLongWish(block.text)}>
            {block.text}
          </p>
          {block.note !== '' && (
            <Note>
              <TextWithFigures text={block.note} />
            </Note>
          )}
        </div>
      );
    case 'person':
      return (
        <Inline>
          <Avatar name={block.text} size={48} />
          <Box marginLeft={3} grow>
            <Note>{block.label}</Note>
            <p className={styles.name}>{block.text}</p>
            <Note>
              <TextWithFigures text={block.note} />
            </Note>
          </Box>
        </Inline>
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
    <Inline align="baseline" wrap justify="between">
      <Text as="h2" marginRight={3} weight="bold">
        {title}
      </Text>
      <Note tone="primary" weight="bold">
        <TextWithFigures text={mark} />
      </Note>
    </Inline>
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
          <Stack
            as="span"
            key={index}
            align="center"
            tone="secondary"
            font="number"
            className={styles.month}
            data-top={index === top}
            aria-hidden="true"
          >
            <span className={styles.value}>{index === top ? value : ''}</span>
            <span className={styles.track}>
              <span className={styles.column} style={{ height: `${(value * 100) / highest}%` }} />
            </span>
            <span className={styles.monthLabel}>{label}</span>
          </Stack>
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
            <Box marginRight={3} grow>
              <p>{label}</p>
              {note !== '' && (
                <Note breakWords whiteSpace="pre-line">
                  <TextWithFigures text={note} />
                </Note>
              )}
            </Box>
            {value !== '' && (
              <Box as="p" flex="none">
                <TextWithFigures text={value} />
              </Box>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
