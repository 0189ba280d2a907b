import { ImageViewer } from 'antd-mobile';
import { useId } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import './set-up';
import { ModalLayer } from '@/ui/overlays/modal-layer';
import { Icon } from '@/ui/media/icon';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  src: string;
  /** What it shows; empty where nobody has said so. */
  alt: string;
  onClose: () => void;
}

/**
 * A picture as large as the window, to be pinched larger: antd-mobile's viewer, which hides all that it shows from screen readers, in a dialog
 * that says what the picture shows and has a way out for keys.
 */
export default function PictureViewer({ src, alt, onClose }: PictureViewerProps) {
  const messages = useMessages(kitMessages);
  const heading = useId();
  return (
    <ModalLayer place="whole" heading={heading} onClose={onClose} bare>
      <h2 id={heading} className="visuallyHidden">
        {alt === '' ? messages.picture : alt}
      </h2>
      <ImageViewer
        visible
        image={src}
        classNames={{ mask: styles.mask ?? '' }}
        imageRender={(image, { ref }) => (
          <img ref={ref} src={image} alt={alt} draggable={false} referrerPolicy="no-referrer" />
        )}
        onClose={onClose}
      />
      <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </ModalLayer>
  );
}
