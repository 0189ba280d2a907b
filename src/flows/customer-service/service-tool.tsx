import { useSingleTask } from '@/ui/forms/use-single-task';
import { Icon } from '@/ui/media/icon';
import { openCustomerService } from './open-customer-service';
import styles from './service-tool.module.css';

/** Opens customer service, as a small button with an icon beside the main one of an action bar. */
export function ServiceTool({ label }: { label: string }) {
  const [isOpening, open] = useSingleTask();
  return (
    <button
      type="button"
      className={styles.service}
      disabled={isOpening}
      onClick={() => open(openCustomerService)}
    >
      <Icon name="service" size={22} />
      {label}
    </button>
  );
}
