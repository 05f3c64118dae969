import type { BlogCategory } from './blog.ts';

export const categories: readonly BlogCategory[] = [
  { id: 'all', name: 'All Posts', icon: 'M3 3h9v12H3zM12 5h3v10h-3M5 6h5M5 9h5M5 12h3', count: 18 },
  {
    id: 'ai-ml',
    name: 'AI & Machine Learning',
    icon: 'M2 14a7 7 0 0 1 14 0zM9 14l4-5M9 7v1M4 12h1M14 12h-1',
    count: 8,
  },
  { id: 'web-dev', name: 'Web Development', icon: 'M2 3h14v12H2zM2 6h14M7 9l-2 2 2 2M11 9l2 2-2 2', count: 5 },
  { id: 'tech-trends', name: 'Tech Trends', icon: 'M2 2v14h14M5 12l3-4 3 2 4-6', count: 3 },
  { id: 'company', name: 'Company Updates', icon: 'M3 16V3h8v13M11 8h4v8M2 16h14M6 6h2M6 9h2M6 12h2', count: 2 },
];
