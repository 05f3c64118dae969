import { existsSync } from 'node:fs';

/** True until an owner has deleted what tests the content that the site came with. */
export const isFirstContent: boolean = existsSync(new URL('../content/first-content.test.ts', import.meta.url));

/** For tests of the words that the site came with: another owner's may say more, or less, or the same in another way. */
export const ofFirstContent = { skip: !isFirstContent };
