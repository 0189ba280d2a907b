import { useState } from 'react';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { LazyImage } from '@/ui/media/lazy-image';

const PictureViewer = lazyComponent('picture-viewer', () => import('@/ui/library/picture-viewer'));

interface ZoomPictureProps {
  src: string;
  alt: string;
  /** Width by height. */
  ratio: number;
}

/** A picture of an article; a tap opens it in full screen. */
export function ZoomPicture({ src, alt, ratio }: ZoomPictureProps) {
  const messages = useMessages(newsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box
        as="button"
        type="button"
        display="block"
        width="full"
        aria-label={messages.enlarge(alt)}
        onPointerDown={() => void PictureViewer.preload()}
        onClick={() => setOpen(true)}
      >
        <LazyImage src={src} alt={alt} ratio={ratio} />
      </Box>
      {isOpen && <PictureViewer src={src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
