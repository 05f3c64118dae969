// Fails for known faults in what visitors run. A registry that has no answer says nothing about the project.
import { execSync } from 'node:child_process';

/** `npm audit` exits with an error if it finds something, and still prints its report. */
function ask() {
  try {
    return execSync('npm audit --package-lock-only --omit dev --json', { encoding: 'utf8', timeout: 60_000 });
  } catch (/** @type {any} */ error) {
    return error.stdout || '{}';
  }
}

const { metadata, vulnerabilities } = JSON.parse(ask());
if (!metadata) console.log('npm audit: the registry has no answer.');
else if (metadata.vulnerabilities.total > 0) {
  console.error('npm audit: what visitors run has known faults:', Object.keys(vulnerabilities).join(', '));
  process.exit(1);
} else console.log('npm audit: nothing known about what visitors run.');
