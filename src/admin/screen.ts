import type { ComponentType } from 'react';

export interface ScreenProps {
  /** What stands for `:id` in the place's path, decoded; `''` where it has none. */
  params: { readonly id: string };
}

export type Screen = ComponentType<ScreenProps>;
