import type { ReactNode } from 'react';
import { shownImage } from '@/flows/popups/outside-look';
import type { Article } from '@/queries/news';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import OutsideHtml from '@/ui/media/outside-html';
import styles from './article-parts.module.css';
import { ZoomPicture } from './zoom-picture';

const nowhere: readonly string[] = [];

/** What an article is made of: sanitised text whose links lead through the external link guard, and pictures whose place is kept free. */
export function ArticleParts({ parts }: Pick<Article, 'parts'>) {
  const imageHosts = useRuntimeConfig()?.imageHosts ?? nowhere;
  return (
    <div className={styles.parts}>
      {parts.map((part, place) => {
        if (part.kind === 'html') {
          return (
            <OutsideHtml
              key={place}
              html={part.html}
              imageHosts={imageHosts}
              onAddress={openExternal}
              picture={inText}
              below={2}
            />
          );
        }
        const src = shownImage(part.src, imageHosts);
        if (src === '') return null;
        return (
          <figure key={place} className={styles.figure}>
            <ZoomPicture src={src} alt={part.alt} ratio={shape(part)} />
            {part.alt !== '' && (
              <figcaption className={styles.caption} aria-hidden="true">
                {part.alt}
              </figcaption>
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** Width by height; a picture that claims to be a thread takes no endless place. */
function shape({ width, height }: { width: number; height: number }): number {
  return Math.min(4, Math.max(0.5, width / height));
}

/** A picture inside a text has no size of its own: it gets the place of a landscape and is shown in full. */
function inText(src: string, alt: string): ReactNode {
  return <ZoomPicture src={src} alt={alt} ratio={16 / 9} />;
}
