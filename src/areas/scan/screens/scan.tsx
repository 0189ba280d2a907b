import { useState } from 'react';
import { currentHost } from '@/host/detect';
import { ByCamera } from '../components/by-camera';
import { ByHost } from '../components/by-host';
import { Found } from '../components/found';
import { useFound } from '../use-found';

/** /qrcodeScan: scans with the host's scanner if there is one, else with the camera in the page; pictures and typing always work. */
export default function Scan() {
  const [usesCamera, setUsesCamera] = useState(() => currentHost() === 'browser');
  const { shown, open, handleFound, handleSeen, dismiss } = useFound();
  return (
    <>
      {usesCamera ? (
        <ByCamera isPaused={shown !== null} onSeen={handleSeen} onFound={handleFound} />
      ) : (
        <ByHost onFound={handleFound} onCamera={() => setUsesCamera(true)} />
      )}
      {shown !== null && <Found shown={shown} onOpen={open} onClose={dismiss} />}
    </>
  );
}
