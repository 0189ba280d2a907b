import { useState } from 'react';
import { useSingleTask } from '@/ui/forms/use-single-task';
import type { secondHand } from './messages';
import { PhotoRefused, photoToSend } from './photo-to-send';
import { mostPhotos } from './rules/photo';

/** Adds chosen files to photos, one after the other, and says which were not taken. */
export function usePhotos(
  photos: readonly string[],
  onChange: (photos: readonly string[]) => void,
  messages: typeof secondHand,
) {
  const [isBusy, run] = useSingleTask();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const room = mostPhotos - photos.length;
    setProblems([]);
    run(async () => {
      const added = [...photos];
      const refused: string[] = files.length > room ? [messages.tooManyPhotos(mostPhotos)] : [];
      for (const file of files.slice(0, room)) {
        try {
          const photo = await photoToSend(file);
          if (!added.includes(photo)) added.push(photo);
          onChange([...added]);
        } catch (error) {
          const problem = error instanceof PhotoRefused ? error.problem : 'unreadable';
          refused.push(messages.photoProblems[problem](file.name));
        }
      }
      setProblems(refused);
    });
  };
  return { isBusy, problems, add };
}
