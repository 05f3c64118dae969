import type { ComponentType } from 'react';

export interface ScreenProps {
  /** The value of `:id` in the place's path, decoded; `''` where it has none. */
  params: { readonly id: string };
}

export type Screen = ComponentType<ScreenProps>;
