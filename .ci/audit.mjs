// Fails if run-time dependencies have known vulnerabilities, or a package lacks a valid signature of the registry. Passes
// if the registry's report is missing or incomplete, such as without a network, or from a registry that doesn't sign.
import { spawnSync } from 'node:child_process';

check('known vulnerabilities', '--package-lock-only --omit dev --include prod', ({ metadata, vulnerabilities }) => {
  return metadata && Object.keys(vulnerabilities);
});
check('invalid or missing signatures', 'signatures', ({ invalid, missing }) => {
  return [...invalid, ...missing].map(({ name }) => name);
});

/**
 * Prints the packages that a report of npm names, and fails if there are any.
 * @param {string} fault
 * @param {string} options
 * @param {(report: any) => string[] | undefined} find
 */
function check(fault, options, find) {
  // Ignores the status, because npm also fails if it finds anything. After a timeout, the report is partial.
  const { stdout } = spawnSync(`npm audit ${options} --json`, { shell: true, timeout: 25_000, encoding: 'utf8' });
  const names = parse(stdout, find);
  if (!names) return console.log(`npm audit: no complete report about ${fault}, so nothing was checked.`);
  if (names.length === 0) return console.log(`npm audit: no ${fault}.`);
  console.error(`npm audit: packages with ${fault}: ${names.join(', ')}`);
  process.exitCode = 1;
}

/**
 * Returns `undefined` if the report is incomplete.
 * @param {string} report
 * @param {(report: any) => string[] | undefined} find
 */
function parse(report, find) {
  try {
    return find(JSON.parse(report));
  } catch {
    return undefined;
  }
}
