import { useState } from 'react';
import { ServiceCard } from './ServiceCard.tsx';
import * as styles from './ServiceList.module.css';
import { LIST_ID, serviceDetails } from './service-details.ts';

/** The five services; at most one is marked as open. Specification §2 and §4. */
export function ServiceList() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div id={LIST_ID} className={styles.list}>
      {serviceDetails.map((service) => (
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
