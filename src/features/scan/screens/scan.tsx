import { useState } from 'react';
import { currentHost } from '@/host/detect';
import { ByCamera } from '../components/by-camera';
import { ByHost } from '../components/by-host';
import { Found } from '../components/found';
import { useFound } from '../use-found';

/** /qrcodeScan: by the host's scanner where there is one, else by the page's own camera; from a picture and by hand everywhere. */
export default function Scan() {
  const [inPage, setInPage] = useState(() => currentHost() === 'browser');
  const { shown, take, found, seen, putAside } = useFound();
  return (
    <>
      {inPage ? (
        <ByCamera paused={shown !== null} onSeen={seen} onFound={found} />
      ) : (
        <ByHost onFound={found} onCamera={() => setInPage(true)} />
      )}
      {shown !== null && <Found shown={shown} onTake={take} onClose={putAside} />}
    </>
  );
}
