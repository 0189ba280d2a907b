import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { ResultState } from '@/ui/feedback/result-state';
import { exitMessages } from '../messages';
import { Passage } from './passage';

/** After this time the page says that it takes long and links to the home page, ms. */
const slowAfter = 8_000;

interface InProgressProps {
  /** The icon of the target. */
  to: string;
  title: string;
  description: string;
}

/** Shown while a page prepares its redirect. */
export function InProgress({ to, title, description }: InProgressProps) {
  const messages = useMessages(exitMessages);
  const navigate = useNavigate();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  const home = { label: messages.toHome, onClick: () => void navigate('/home', { replace: true }) };
  return (
    <ResultState
      art={<Passage to={to} moving />}
      title={title}
      description={isSlow ? messages.slowLine : description}
      secondaryAction={isSlow ? home : undefined}
    />
  );
}
