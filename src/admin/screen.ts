import type { ComponentType } from 'react';

/** The screen of a place; `id` is the value of `:id` in its path, decoded, and `''` if it has none. */
export type Screen = ComponentType<{ id: string }>;
