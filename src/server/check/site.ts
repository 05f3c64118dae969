/** Asks a site for every kind of address that it has, and says in sentences what its answers lack. */
import { createHash } from 'node:crypto';
import { articlePath } from '../../content/blog/blog.ts';
import { posts } from '../../content/blog/blog-posts.ts';
import { jobPath, jobs } from '../../content/pages/jobs.ts';
import { pagePaths } from '../../content/pages.ts';
import { speculationPath, steadyHeaders } from '../headers.ts';

/** The ways to keep an answer, and the `Cache-Control` of each. */
const keeping = {
  'asked for anew each time': /no-cache|max-age=0/,
  'never kept': /no-store/,
  'kept for ever': /max-age=31536000.*immutable/,
  'kept for a day': /max-age=86400(?!\d)/,
} as const;

/** One kind of request, and what is right for it. */
export interface Row {
  path: string;
  status: number | readonly number[];
  type?: RegExp;
  kept?: keyof typeof keeping;
  /** The address that it redirects to. */
  location?: string;
  isCompressed?: boolean;
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

export interface Finding {
  row: Row;
  sentence: string;
}

/** The files to change where a host, known by its `Server`, answers otherwise. */
const hosts: readonly [server: RegExp, rewrites: string, headers: string, policy?: string][] = [
  [
    /nginx/i,
    'the `location` lines of solvane.conf',
    'the `add_header` and `gzip_static` lines of solvane.conf',
    'nothing by hand: run .hosts/nginx/publish.sh',
  ],
  [/caddy/i, ...twice('nothing by hand: run .hosts/caddy/publish.sh')],
  [/cloudflare/i, '_redirects for that of .hosts/cloudflare/', '_headers for that of .hosts/cloudflare/'],
  [/netlify/i, '_redirects for that of .hosts/netlify/', '_headers for that of .hosts/netlify/'],
  [
    /amazons3|cloudfront/i,
    'the function for .hosts/cloudfront/viewer-request.js',
    'the response headers policy for .hosts/cloudfront/response-headers-policy.json',
  ],
  [/github/i, ...twice('the host: GitHub Pages lets nobody choose its answers')],
];
const unknownHost = [/^/, ...twice("your host's settings, as .hosts/README.md tells")] as const;

function twice(file: string): [rewrites: string, headers: string] {
  return [file, file];
}

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** The rows for a site whose home page holds these scripts. */
export function rowsOf(scripts: readonly string[]): Row[] {
  const [script = '/assets/none.js'] = scripts;
  const html = { type: /^text\/html/, isCompressed: true } as const;
  const page = { ...html, status: 200, kept: 'asked for anew each time' } as const;
  const missing = { type: /^text\/html/, status: 404 } as const;
  const file = (path: string, type: RegExp): Row => ({ path, type, status: 200, kept: page.kept });
  return [
    ...[...pagePaths, ...posts.slice(0, 1).map(({ slug }) => articlePath(slug)), ...jobs.slice(0, 1).map(jobPath)].map(
      (path) => ({
        ...page,
        path,
      }),
    ),
    { ...page, path: '/about?utm_source=x' },
    ...['/sign-in', '/admin', '/admin/users/7', '/dashboard', '/dashboard/projects'].map((path) => {
      return { ...html, path, status: 200, kept: 'never kept' } as const;
    }),
    { path: script, status: 200, type: /^(text|application)\/javascript/, kept: 'kept for ever', isCompressed: true },
    { path: '/images/icon-192.png', status: 200, type: /^image\/png/, kept: 'kept for a day' },
    file('/robots.txt', /^text\/plain/),
    file('/sitemap.xml', /^(text|application)\/xml/),
    file('/site.webmanifest', /^application\/manifest\+json/),
    file(speculationPath, /^application\/speculationrules\+json/),
    file('/.well-known/security.txt', /^text\/plain/),
    ...['/nowhere', '/careers/nowhere', '/blog/nowhere/at-all', '/404', '/404.html'].map((path) => ({
      ...missing,
      path,
    })),
    ...['/assets/gone.js', '/about.html.br', `${script}.gz`, '/_headers', '/_redirects', '/.git/config'].map((path) => {
      return { ...missing, path };
    }),
    ...['/about/', '/about.html', '/about/index.html', '/about.html/'].map((path) => redirect(path, '/about')),
    ...['/index.html', '/index', '/index/'].map((path) => redirect(path, '/')),
    ...['/admin.html', '/admin.html/'].map((path) => redirect(path, '/admin')),
    redirect('/about/?a=1&b=%2F', '/about?a=1&b=%2F'),
    { path: '/about', method: 'HEAD', status: 200, kept: page.kept },
    { path: '/about', method: 'POST', status: 405 },
    // A host may ignore what part is asked for, and send the whole.
    { path: '/robots.txt', status: [206, 200], headers: { range: 'bytes=0-3', 'accept-encoding': 'identity' } },
    { path: '/robots.txt', status: [416, 200], headers: { range: 'bytes=99999-', 'accept-encoding': 'identity' } },
  ];
}

function redirect(path: string, location: string): Row {
  return { path, status: [301, 308], location };
}

/** Every finding, in the order of the rows. Errors: rejects when the site can't be reached. */
export async function checkSite(origin: string, ask: Ask = fetch): Promise<Finding[]> {
  const home = await (await ask(`${origin}/`, {})).text();
  const scripts = /data-src="([^"]+)"/.exec(home)?.[1]?.split(' ') ?? [];
  const findings: Finding[] = [];
  for (const row of rowsOf(scripts)) {
    for (const sentence of await check(origin, row, ask)) findings.push({ row, sentence });
  }
  return findings;
}

async function check(origin: string, row: Row, ask: Ask): Promise<string[]> {
  const { path, type, kept, location, isCompressed, method = 'GET' } = row;
  const init = { method, redirect: 'manual', headers: { accept: 'text/html,*/*', ...row.headers } } as const;
  const response = await ask(origin + path, init);
  const { status, headers } = response;
  const text = await response.text();
  const value = (name: string) => headers.get(name) ?? '';
  const host = hosts.find(([name]) => name.test(value('server'))) ?? unknownHost;
  const [, rewrites, headerFile, policyFile = headerFile] = host;
  const statuses = [row.status].flat();
  const target = value('location').replace(origin, '');
  const cache = value('cache-control');
  if (!statuses.includes(status)) return [`answers ${status} instead of ${statuses.join(' or ')}. Change ${rewrites}.`];
  const faults: readonly (readonly [isWrong: unknown, sentence: string, file: string])[] = [
    [location !== undefined && target !== location, `redirects to '${target}' instead of '${location}'.`, rewrites],
    [
      type && !type.test(value('content-type')),
      `is sent as '${value('content-type')}', not as ${type?.source.replaceAll(/[\^\\]/g, '')}.`,
      headerFile,
    ],
    [kept && !keeping[kept].test(cache), `has Cache-Control '${cache}'; it has to be ${kept}.`, headerFile],
    [status === 404 && /immutable/.test(cache), 'is missing, and that is kept for ever.', headerFile],
    [isCompressed && !/br|gzip/.test(value('content-encoding')), 'is not compressed.', headerFile],
    [
      isCompressed && !/accept-encoding|\*/i.test(value('vary')),
      'has no Vary: Accept-Encoding, so a shared cache may hand it compressed to whoever can’t read it.',
      headerFile,
    ],
    ...Object.entries(steadyHeaders).map(([name, right]) => {
      // nginx says its headers twice with a 416.
      const isRight = [right, `${right}, ${right}`].includes(value(name));
      return [!isRight, `has ${name} '${value(name)}' instead of '${right}'.`, headerFile] as const;
    }),
    [/\/\s*\d|\d\.\d/.test(value('server')), `tells the version of its server ('${value('server')}').`, headerFile],
    ...policyProblems(value('content-security-policy'), [200, 404].includes(status) ? text : '').map(
      (sentence) => [true, sentence, policyFile] as const,
    ),
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, sentence, file]) => `${sentence} Change ${file}.`);
}

/** Sentences about what a policy lacks, for a document or another file. */
function policyProblems(policy: string, text: string): string[] {
  if (policy === '') return ['has no Content-Security-Policy.'];
  const inline = [...text.matchAll(/<style>([\s\S]*?)<\/style>|<script data-src="[^"]*">([\s\S]*?)<\/script>/g)];
  const hashes = inline.map((match) =>
    createHash('sha256')
      .update(match[1] ?? match[2] ?? '')
      .digest('base64'),
  );
  return [
    ...(/^default-src 'none';/.test(policy) ? [] : ["has a policy that does not start from default-src 'none'."]),
    ...(/frame-ancestors 'none'/.test(policy) ? [] : ['may be framed by anybody.']),
    ...(/unsafe-|http:| \*/.test(policy) ? ['has a policy with unsafe sources.'] : []),
    ...(text.includes('<html') && !/require-trusted-types-for 'script'/.test(policy) ? ['has no Trusted Types.'] : []),
    ...(hashes.some((hash) => !policy.includes(hash))
      ? ['has the policy of another build: what is inline in it is blocked.']
      : []),
  ];
}
