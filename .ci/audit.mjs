// Fails for known faults in what visitors run. A registry that has no answer says nothing about the project.
import { exec } from 'node:child_process';

// With findings npm ends with an error, but still prints its report; if it's interrupted, a part of it.
exec('npm audit --package-lock-only --omit dev --json', { timeout: 60_000 }, (_error, report) => {
  const found = namesIn(report);
  if (!found) return console.log('npm audit: the registry has no answer.');
  if (found.length === 0) return console.log('npm audit: nothing known about what visitors run.');
  console.error(`npm audit: what visitors run has known faults: ${found.join(', ')}`);
  process.exitCode = 1;
});

/**
 * Returns the names of the packages with faults; `undefined` if the report is incomplete.
 * @param {string} report
 */
function namesIn(report) {
  try {
    const { metadata, vulnerabilities } = JSON.parse(report);
    return metadata && Object.keys(vulnerabilities);
  } catch {
    return undefined;
  }
}
