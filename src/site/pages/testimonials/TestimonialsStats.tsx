import type { ReactNode } from 'react';
import { stats } from '../../../content/pages/testimonials-page.ts';
import * as text from '../../../ui/Text.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './TestimonialsStats.module.css';

/** The four figures, each drawn to its own scale above the number. */
export function TestimonialsStats() {
  return (
    <ul className={styles.stats}>
      {stats.map((stat, index) => (
        <li key={stat.label}>
          <svg className={styles.gauge} viewBox="0 0 240 28" preserveAspectRatio="none" aria-hidden="true">
            {gauges[index]}
          </svg>
          <p className={`${display.number} ${styles.value}`}>{stat.value}</p>
          <p className={text.note}>{stat.label}</p>
        </li>
      ))}
    </ul>
  );
}

/** A week by the hour: seven rows of 24. */
const hours = Array.from({ length: 7 }, (_, day) => `M0 ${2 + day * 4}H240`).join('');

/** The gauges, in the order of `stats`. Each repeats its number, so it's hidden from assistive technology. */
const gauges: readonly ReactNode[] = [
  // Fifty marks and a line that continues: "50+".
  <g key="clients">
    <path className={styles.clients} d="M0 14H200" pathLength="50" />
    <path className={styles.more} d="M206 14H240" />
  </g>,
  // Ninety-five of a hundred, cut out of one bar.
  <path key="success" className={styles.success} d="M1 5H239V23H1zM228 7V21H237V7z" />,
  // Five full divisions of five.
  <path key="rating" className={styles.rating} d="M0 14H240" pathLength="500" />,
  <path key="support" className={styles.support} d={hours} pathLength="336" />,
];
