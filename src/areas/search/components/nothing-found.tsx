import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { searchMessages } from '../messages';
import { Popular } from './popular';

interface NothingFoundProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Shown without any results: links to all services and to customer service, and the popular searches. */
export function NothingFound({ words, onSearch }: NothingFoundProps) {
  const messages = useMessages(searchMessages);
  const navigate = useNavigate();
  return (
    <>
      <ResultState
        art={<Illustration variant="search" />}
        title={messages.nothing(words)}
        description={messages.nothingLine}
        action={{ label: messages.allScenes, onClick: () => void navigate(href('/allScene')) }}
        secondaryAction={{ label: messages.service, onClick: () => void openCustomerService() }}
      />
      <Popular onSearch={onSearch} />
    </>
  );
}
