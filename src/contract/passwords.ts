/** The words of the most common passwords in published leaks. Repetitions and sequences of digits are common, too. */
const common: ReadonlySet<string> = new Set(
  `password qwerty qwertyui qwertyuiop q1w2e3r4 1q2w3e4r 1qaz2wsx a1b2c3d4 iloveyou sunshine princess football baseball superman
  trustno welcome letmein admin administrator changeme abc abcd aa asdfghjk asdfghjkl zxcvbnm whatever starwars computer
  internet michael michelle jennifer charlie master dragon monkey corvette mercedes`.split(/\s+/),
);
/** Letters by the characters that often replace them in passwords. */
const letters: Readonly<Record<string, string>> = { '@': 'a', '0': 'o', '3': 'e', $: 's' };

/** Returns whether a password is common, with or without digits at its end, or like `solvane-demo`, the demo's own. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const isPattern =
    /^(.)\1*$/.test(lower) || '01234567890123456789'.includes(lower) || '98765432109876543210'.includes(lower);
  const word = lower.replace(/[^a-z]+$/, '').replaceAll(/[@03$]/g, (char) => letters[char] ?? char);
  return isPattern || common.has(lower) || common.has(word) || word.endsWith('-demo');
}
