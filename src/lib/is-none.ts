/** Returns whether a setting leaves out its part of the site, such as `API_URL=none`. */
export function isNone(setting = ''): boolean {
  return /^\s*none\/*\s*$/.test(setting);
}
