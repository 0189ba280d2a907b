import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Popular } from './popular';

interface NothingFoundProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Nothing at all was found: what else there is, who may help, and what others search for. */
export function NothingFound({ words, onSearch }: NothingFoundProps) {
  const said = useMessages(searchMessages);
  const navigate = useNavigate();
  return (
    <>
      <ResultState
        art={<Illustration variant="search" />}
        title={said.nothing(words)}
        description={said.nothingLine}
        action={{ label: said.allScenes, onClick: () => void navigate(href('/allScene')) }}
        secondaryAction={{ label: said.service, onClick: () => void openCustomerService() }}
      />
      <Popular onSearch={onSearch} />
    </>
  );
}
