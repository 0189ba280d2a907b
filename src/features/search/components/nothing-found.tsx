import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { searchWords } from '@/messages/search';
import { useWords } from '@/messages/language';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';
import { Popular } from './popular';

interface NothingFoundProps {
  words: string;
  onSearch: (words: string) => void;
}

/** Nothing at all was found: what else there is, who may help, and what others search for. */
export function NothingFound({ words, onSearch }: NothingFoundProps) {
  const said = useWords(searchWords);
  const navigate = useNavigate();
  return (
    <>
      <StateBlock
        art={<EmptyArt variant="search" />}
        title={said.nothing(words)}
        line={said.nothingLine}
        way={{ label: said.allScenes, go: () => void navigate(href('/allScene')) }}
        otherWay={{ label: said.service, go: () => void openCustomerService() }}
      />
      <Popular onSearch={onSearch} />
    </>
  );
}
