import type { ReactNode } from 'react';
import { shownImage } from '@/domain/external-links/outside-image';
import type { Article } from '@/queries/news';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import OutsideHtml from '@/ui/media/outside-html';
import { Note } from '@/ui/text/text';
import { ZoomPicture } from './zoom-picture';
import styles from './article-parts.module.css';

const noHosts: readonly string[] = [];

/** The parts of an article: sanitised text, whose links go through the external link guard, and pictures with reserved space. */
export function ArticleParts({ parts }: Pick<Article, 'parts'>) {
  const imageHosts = useRuntimeConfig()?.imageHosts ?? noHosts;
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => {
        if (part.kind === 'html') {
          return (
            <OutsideHtml
              key={index}
              html={part.html}
              imageHosts={imageHosts}
              onAddress={openExternal}
              picture={renderPicture}
              below={2}
            />
          );
        }
        const src = shownImage(part.src, imageHosts);
        if (src === '') return null;
        return (
          <figure key={index} className={styles.figure}>
            <ZoomPicture src={src} alt={part.alt} ratio={ratioOf(part)} />
            {part.alt !== '' && (
              <Note as="figcaption" marginTop={2} textAlign="center" aria-hidden="true">
                {part.alt}
              </Note>
            )}
          </figure>
        );
      })}
    </div>
  );
}

/** Width by height, limited so that a wrong size cannot reserve too much space. */
function ratioOf({ width, height }: { width: number; height: number }): number {
  return Math.min(4, Math.max(0.5, width / height));
}

/** Pictures inside text have no known size, so a landscape area is reserved, into which the whole picture fits. */
function renderPicture(src: string, alt: string): ReactNode {
  return <ZoomPicture src={src} alt={alt} ratio={16 / 9} />;
}
