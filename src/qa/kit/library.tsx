import { Button, Divider, ProgressBar, Tag } from 'antd-mobile';
import { useMessages } from '@/messages/language';
import '@/ui/library/set-up';
import styles from './kit.module.css';
import { sampleMessages } from './messages';

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
      <div className={styles.row}>
        <Tag color="primary" fill="outline">
          {messages.tags[1]}
        </Tag>
        <Tag color="success" fill="outline">
          {messages.tags[3]}
        </Tag>
      </div>
      <Divider>{messages.libraryDivider}</Divider>
      <ProgressBar percent={60} />
    </div>
  );
}
