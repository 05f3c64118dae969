import clsx from 'clsx';
import type { ReactNode } from 'react';
import * as text from '../../../ui/Text.module.css';
import * as kit from '../Kit.module.css';

/** Drawings in the site's line styles: solid for existing, dashed for missing. */
const drawings = {
  empty: {
    dashed: 'M24 8h96v20H24zM24 34h96v20H24zM24 60h96v20H24zM32 18h10M32 44h10M32 70h10',
    solid: 'M8 8h8M8 80h8M12 8v72',
  },
  search: {
    dashed: 'M80 44h28',
    solid: 'M16 16h70M16 34h54M16 52h46M16 70h64M118 44a24 24 0 1 1-48 0 24 24 0 0 1 48 0M112 61l18 17',
  },
  failed: { dashed: 'M58 38h28M58 52h28', solid: 'M8 18h44v54H8zM92 18h44v54H92zM66 28l6 10-6 6 8 6-6 10' },
  locked: { dashed: 'M8 76h128', solid: 'M48 38h48v32H48zM58 38V26a14 14 0 0 1 28 0v12M72 49v9' },
} as const;

interface EmptyStateProps {
  title: ReactNode;
  heading?: 'h1' | 'h2';
  /** A drawing above the title, for a whole list or screen. */
  drawing?: keyof typeof drawings | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

/** Placeholder for missing content: empty, no match, not loaded, no access. */
export function EmptyState({ title, heading: Heading = 'h2', drawing, children, action }: EmptyStateProps) {
  return (
    <div className={clsx(kit.stack, kit.empty)} data-drawn={drawing !== undefined}>
      {drawing && (
        <svg className={clsx(kit.icon, kit.drawing)} viewBox="0 0 144 88" aria-hidden="true">
          {Object.entries(drawings[drawing]).map(([line, path]) => (
            <path key={line} d={path} strokeDasharray={line === 'dashed' ? '6 5' : undefined} />
          ))}
        </svg>
      )}
      <Heading>{title}</Heading>
      {children && <p className={text.mute}>{children}</p>}
      {action && <div className={kit.wrap}>{action}</div>}
    </div>
  );
}
