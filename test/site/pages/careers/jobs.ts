import type { Job } from '../../../../src/content/pages/jobs.ts';

const job = (id: number, title: string, category: Job['category'], location: string, description: string): Job => ({
  id,
  title,
  category,
  location,
  description,
  type: 'Contract',
  experience: `${id}-9 years`,
  salary: `${id}-20 LPA`,
  requirements: [`Requirement of ${title}`],
  responsibilities: [`Responsibility of ${title}`],
  benefits: [`Benefit of ${title}`],
  firstDays: ['a', 'b', 'c'],
  postedDate: `2026-10-0${id}`,
  urgent: id === 1,
});

export const jobs: readonly Job[] = [
  job(1, 'Screens in React.js', 'frontend', 'Zuby, Norway', 'Screens.'),
  job(2, 'Phones in React Native', 'mobile', 'Remote, Norway', 'Phone apps for warehouse crews.'),
  job(3, 'Flutter Developer', 'mobile', 'Zuby, Norway', 'More phone apps.'),
];
