import { useState } from 'react';
import { services } from '../../../content/pages/services.ts';
import { ServiceCard } from './ServiceCard.tsx';
import * as styles from './ServiceList.module.css';

/** The five services; at most one is marked as open. Specification §2 and §4. */
export function ServiceList() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div id="list" className={styles.list}>
      {services.map((service) => (
        <ServiceCard
          key={service.id}
          service={service}
          isOpen={service.id === openId}
          onToggle={() => setOpenId(service.id === openId ? null : service.id)}
        />
      ))}
    </div>
  );
}
