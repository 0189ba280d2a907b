import { href } from '@/domain/href';
import { drawsOwnDock } from '@/domain/session/host';
import { currentHost } from '@/host/detect';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { Dock } from '@/ui/layout/dock';

/** The dock of the root pages; not rendered in a host that has a dock of its own. */
export function RootDock({ current }: { current: '/home' | '/newHome' }) {
  const { dock, dockItems } = useMessages(homeMessages);
  if (drawsOwnDock(currentHost())) return null;
  return (
    <Dock
      label={dock}
      current={current}
      items={[
        { icon: 'wallet', word: dockItems.wallet, to: href('/home') },
        { icon: 'life', word: dockItems.life, to: href('/newHome') },
        { icon: 'orders', word: dockItems.orders, to: href('/order-newlist') },
        { icon: 'settings', word: dockItems.mine, to: href('/settingNew') },
      ]}
      pay={{ word: dockItems.pay, to: href('/paymentQRcode') }}
    />
  );
}
