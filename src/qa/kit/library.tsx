import { Button, Divider, ProgressBar, Tag } from 'antd-mobile';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import '@/ui/library/set-up';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

/** Parts of antd-mobile with the product's design tokens, which screens use where there is no part of our own. */
export default function Library() {
  const messages = useMessages(sampleMessages);
  return (
    <div className={styles.stack}>
      <Button block color="primary" size="large">
        {messages.libraryButton}
      </Button>
      <Button block size="large">
        {messages.libraryOther}
      </Button>
      <Inline wrap gap={2}>
        <Tag color="primary" fill="outline">
          {messages.tags[1]}
        </Tag>
        <Tag color="success" fill="outline">
          {messages.tags[3]}
        </Tag>
      </Inline>
      <Divider>{messages.libraryDivider}</Divider>
      <ProgressBar percent={60} />
    </div>
  );
}
