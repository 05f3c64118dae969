import type { ComponentType } from 'react';

export interface ScreenProps {
  /** What stands for the `:names` of the route's path, decoded. */
  params: Readonly<Record<string, string>>;
}

export type Screen = ComponentType<ScreenProps>;

export interface Route {
  /** Below `/admin` or `/dashboard`; `:id` stands for one segment. */
  path: string;
  /** Its calls are for the role `SU`: others are told so, in place. */
  isForSuperAdmins?: boolean;
  /** Fetches the screen's code, a chunk of its own. */
  load: () => Promise<Screen>;
}
