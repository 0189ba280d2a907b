import { ImageViewer } from 'antd-mobile';
import { useId } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import './set-up';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from '@/ui/overlays/modal-layer';
import styles from './picture-viewer.module.css';

interface PictureViewerProps {
  src: string;
  /** Alternative text; empty if there is none. */
  alt: string;
  onClose: () => void;
}

/**
 * A picture in full size that can be zoomed. The viewer of antd-mobile hides its content from screen readers, so this dialog around it
 * names the picture and has a close button.
 */
export default function PictureViewer({ src, alt, onClose }: PictureViewerProps) {
  const messages = useMessages(kitMessages);
  const headingId = useId();
  return (
    <ModalLayer placement="whole" heading={headingId} onClose={onClose} bare>
      <h2 id={headingId} className="visuallyHidden">
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
