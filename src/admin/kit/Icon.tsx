import * as kit from './Kit.module.css';

const paths = {
  add: 'M9 3v12M3 9h12',
  bank: 'M2 7l7-4 7 4zM4 7v6M7.5 7v6M10.5 7v6M14 7v6M2 15h14',
  bars: 'M2 15h14M4 15V9h2.5v6M8 15V5h2.5v10M12 15V2h2.5v13',
  bell: 'M4 13h10l-1-2V8a4 4 0 0 0-8 0v3zM7.5 15.5h3',
  close: 'M4 4l10 10M14 4 4 14',
  dashboard: 'M2 2h6v8H2zM10 2h6v4h-6zM10 8h6v8h-6zM2 12h6v4H2z',
  document: 'M4 2h7l3 3v11H4zM11 2v3h3M6.5 9h5M6.5 12h5',
  download: 'M9 3v11M4.5 9.5 9 14l4.5-4.5M3 16h12',
  external: 'M7 3H3v12h12v-4M10 3h5v5M15 3 8 10',
  filter: 'M3 5h12M5.5 9h7M7.5 13h3',
  folder: 'M2 4h5l2 2h7v9H2z',
  menu: 'M2 5h14M2 9h14M2 13h14',
  person: 'M9 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 15.5c0-3.3 2.5-5 6-5s6 1.7 6 5',
  project: 'M3 15V3h12v12zM3 7h12M7 7v8',
  search: 'M8 13A5 5 0 1 0 8 3a5 5 0 0 0 0 10zM11.5 11.5 16 16',
  shield: 'M9 2l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V4zM6.5 9l2 2 3-4',
  signOut: 'M7 3H3v12h4M7 9h9M12 5l4 4-4 4',
  sortDown: 'M4 7l5 5 5-5',
  sortUp: 'M4 11l5-5 5 5',
  trash: 'M3 5h12M7 5V3h4v2M5 5l1 10h6l1-10M8 8v4M10 8v4',
  undo: 'M6 3 2.5 6.5 6 10M3 6.5h7a4 4 0 0 1 0 8H6',
  upload: 'M9 14V3M4.5 7.5 9 3l4.5 4.5M3 16h12',
  users:
    'M6.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM2 15c0-3 2-5 4.5-5s4.5 2 4.5 5M11.5 3.2a2.5 2.5 0 0 1 0 4.6M13 10.5c2 .7 3 2.5 3 4.5',
  warning: 'M9 2.5 16.5 15.5h-15zM9 7.5v4M9 13.4v.1',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. Adjacent text, or the button's label, must give its meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={kit.icon} viewBox="0 0 18 18" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
