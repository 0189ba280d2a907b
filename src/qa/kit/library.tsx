import { Button, Divider, ProgressBar, Tag } from 'antd-mobile';
import { useWords } from '@/messages/language';
import '@/ui/theme/antd-mobile.css';
import styles from './kit.module.css';
import { sampleWords } from './messages';

/** Parts of antd-mobile under the product's tokens: what a screen may take where an own part would only repeat the library's. */
export default function Library() {
  const words = useWords(sampleWords);
  return (
    <div className={styles.stack}>
      <Button block color="primary" size="large">
        {words.libraryButton}
      </Button>
      <Button block size="large">
        {words.libraryOther}
      </Button>
      <div className={styles.row}>
        <Tag color="primary" fill="outline">
          {words.tags[1]}
        </Tag>
        <Tag color="success" fill="outline">
          {words.tags[3]}
        </Tag>
      </div>
      <Divider>{words.libraryDivider}</Divider>
      <ProgressBar percent={60} />
    </div>
  );
}
