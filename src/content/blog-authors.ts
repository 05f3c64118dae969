/** Who writes; a test keeps these equal to the team's entries, which the blog does not load. */

export const june = {
  author: 'June Halloran',
  authorRole: 'Founder and Managing Director',
  authorAvatar: '/images/avatars/june-halloran.svg',
} as const;
export const tomas = {
  author: 'Tomas Virtanen',
  authorRole: 'Head of AI Engineering',
  authorAvatar: '/images/avatars/tomas-virtanen.svg',
} as const;
export const noor = {
  author: 'Noor Achterberg',
  authorRole: 'Conversation Design Lead',
  authorAvatar: '/images/avatars/noor-achterberg.svg',
} as const;
export const rafael = {
  author: 'Rafael Quist',
  authorRole: 'Web Engineering Lead',
  authorAvatar: '/images/avatars/rafael-quist.svg',
} as const;
