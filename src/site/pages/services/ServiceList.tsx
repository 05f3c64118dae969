import { useState } from 'react';
import { services } from '../../../content/pages/services.ts';
import { ServiceCard, type ServiceLayout } from './ServiceCard.tsx';
import * as styles from './ServiceList.module.css';

/** The layouts of two services by index; in the other services, the figure is alternately left and right. */
const layouts: Readonly<Record<number, ServiceLayout>> = { 1: 'wide', 2: 'strip' };

/** The services; at most one is highlighted. Specification §2 and §4. */
export function ServiceList() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div id="list" className={styles.list}>
      {services.map((service, index) => (
        <ServiceCard
          key={service.id}
          service={service}
          layout={layouts[index]}
          isOpen={service.id === openId}
          onToggle={() => setOpenId(service.id === openId ? null : service.id)}
        />
      ))}
    </div>
  );
}
