import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import { TextButton } from '@/ui/forms/text-button';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { Answer } from '../components/answer';
import { CollapseList } from '../components/collapse-list';
import { guideMessages } from '../messages';
import { faqFound, faqTopics } from '../rules/faq';
import { questionTapped, topicChosen, useGuide } from '../state';
import styles from './guide.module.css';

const stepIcons = ['all', 'coin-line', 'gift'] as const;

/** /guide: searchable questions and answers about the rules of the product, with links to the pages that they mention. */
export default function Guide() {
  const messages = useMessages(guideMessages);
  const { topic, open } = useGuide();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const found = faqFound(messages.faq, topic, query);
  const onlyResult = found.length === 1 ? found[0] : undefined;
  return (
    <Page>
      <Box marginBottom={3}>
        <SearchField label={messages.search} hint={messages.searchHint} value={query} onChange={setQuery} />
      </Box>
      {!isSearching && (
        <>
          <Card
            title={messages.stepsTitle}
            aside={
              <TextButton
                as={Link}
                to={href('/transfer1')}
                display="inline-flex"
                align="center"
                marginY={-3}
                tone="secondary"
              >
                {messages.toTransfer}
                <Icon name="forward" size={14} />
              </TextButton>
            }
          >
            <ol className={styles.steps}>
              {messages.steps.map((step, index) => (
                <li key={step} className={styles.step}>
                  <span className={styles.tile}>
                    <Icon name={stepIcons[index] ?? 'gift'} />
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </Card>
          <Box marginBottom={3}>
            <ChoiceRow
              label={messages.topic}
              choices={faqTopics.map((name) => [name, messages.topics[name]] as const)}
              current={topic}
              onChange={topicChosen}
            />
          </Box>
        </>
      )}
      <p className="visuallyHidden" role="status">
        {isSearching && messages.found(found.length)}
      </p>
      {found.length === 0 ? (
        <Card>
          <ResultState title={messages.none} description={messages.noneLine} />
        </Card>
      ) : (
        <Card>
          <CollapseList
            entries={found.map(({ id, question, answer, links: ways }) => ({
              id,
              title: question,
              content: <Answer answer={answer} links={ways} />,
            }))}
            open={isSearching && onlyResult !== undefined ? onlyResult.id : open}
            onToggle={questionTapped}
          />
        </Card>
      )}
      <Card>
        <Inline>
          <Icon name="service" />
          <Box marginX={3} grow>
            <p>{messages.helpTitle}</p>
            <Note>{messages.helpLine}</Note>
          </Box>
          <Button variant="soft" onClick={() => void openCustomerService()}>
            {messages.help}
          </Button>
        </Inline>
      </Card>
    </Page>
  );
}
