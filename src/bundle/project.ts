import type { Settings } from '../hosting/settings.ts';

/** The project and the kind of build, which every step needs. */
export interface Project {
  root: string;
  settings: Settings;
  /** The folder for the build's result. */
  dist: string;
  /** The folder for the build's intermediate files. */
  work: string;
  /** If true, skips minification, compression, share images and files for hosts. */
  isDevelopment: boolean;
}
