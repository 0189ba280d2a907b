import { useState } from 'react';
import { useAppStatus } from '@/state/app-status';

interface OfflineRefusal {
  /** Something was not sent for want of the network, which is still away. */
  isRefused: boolean;
  /** Whether something may be sent now; says no where the phone is offline. */
  maySend: () => boolean;
  clear: () => void;
}

/** Refuses to send while the phone is offline; the refusal is over once the network is back. */
export function useOfflineRefusal(): OfflineRefusal {
  const online = useAppStatus((status) => status.online);
  const [isRefused, setRefused] = useState(false);
  if (online && isRefused) setRefused(false);
  return {
    isRefused: isRefused && !online,
    maySend: () => {
      const status = useAppStatus.getState();
      setRefused(!status.online);
      return status.online;
    },
    clear: () => setRefused(false),
  };
}
