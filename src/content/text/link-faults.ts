import { articlePath } from '../blog/blog.ts';
import { casePath, caseStudies } from '../pages/cases.ts';
import { jobPath, jobs } from '../pages/jobs.ts';
import { pagePaths } from '../pages.ts';
import { type TextNode, textOf } from './text.ts';

/** Returns a sentence for each link to a page that the site doesn't have. `articles` are the slugs of all articles. */
export function linkFaults(nodes: readonly TextNode[], articles: readonly string[]): string[] {
  const cases = caseStudies.map(({ slug }) => slug);
  const pages = [...pagePaths, '/sign-in', ...articles.map(articlePath), ...cases.map(casePath), ...jobs.map(jobPath)];
  return missingPages(nodes, new Set(pages));
}

function missingPages(nodes: readonly TextNode[], pages: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [path = ''] = String(node.attributes?.href ?? '').split(/[?#]/, 1);
    const isMissing = /^\/[^.]*$/.test(path) && !pages.has(path);
    const fault = `the link '${textOf(node.content).trim()}' leads to ${path}, which isn’t a page of this site.`;
    return [...(isMissing ? [fault] : []), ...missingPages(node.content, pages)];
  });
}
