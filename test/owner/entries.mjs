// Another owner's content.

const today = new Date().toISOString().slice(0, 10);
/** Every kind of markup that an article may contain. */
const everything = `A text of its own, with a [link](/about), *stress* and \`code\`.

## A heading

- one
- two
  1. three

> Somebody said so.

### Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz

\`\`\`
npm start && echo 'a line that is longer than any phone is wide, which must not make the page scroll to its side'
\`\`\``;

export function job() {
  return `  {
    id: 6,
    title: 'Donaudampfschifffahrtsgesellschaftsdatenpfleger',
    category: 'backend',
    location: 'Oslo, Norway',
    type: 'Full-time',
    experience: '3-5 years',
    salary: '11-17 LPA',
    description: 'Build the pipelines that clean tables come out of, and the checks that stop a dirty one.',
    requirements: ['SQL', 'Python', 'Patience'],
    responsibilities: ['Collect', 'Check', 'Deliver'],
    benefits: ['Health insurance', 'A desk', 'Time'],
    firstDays: ['Meet the team', 'Ship a fix', 'Own a part'],
    postedDate: '${today}',
    urgent: false,
  },`;
}

export function service() {
  return `  {
    id: 'training',
    title: 'Training',
    subtitle: 'Your team, at the controls',
    description: 'We teach the people who run the machine to change it.',
    features: ['Two sessions a week', 'On your own systems'],
    benefits: ['Nobody has to ask us'],
    caption: 'A team and its machine.',
  },`;
}

export function testimonial() {
  return `  {
    id: 9,
    name: 'Ines O’Rourke',
    role: 'Head of Claims',
    company: 'Marrow & Field Insurance',
    quote: 'It reads what we never had time to read.',
    rating: 5,
    avatar: '/images/avatars/imogen-castellane.svg',
    service: 'AI Implementation',
    industry: 'Insurance',
    project: 'Sorting of incoming claims',
    results: ['Every claim is read on the day it comes'],
  },`;
}

/**
 * @param {Readonly<Record<string, string>>} changes
 * @param {string} text
 */
export function article(changes = {}, text = everything) {
  const fields = {
    id: '13',
    title: 'What a thirteenth article needs',
    excerpt: 'A file with fields at its top and a text below them, and nothing else at all.',
    author: 'June Halloran',
    category: 'company',
    tags: 'writing, files',
    date: today,
    cover: '/images/covers/sheet.svg',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
}
