// What each host needs beside `dist/`: its own files, in its own words, for the answers of the preview server.
import { cacheControl, consoleCacheControl, policyOfOthers, securityHeaders } from '../server/headers.ts';
import type { Settings } from '../server/settings.ts';
import { mediaTypes } from '../server/site-files.ts';
import type { ServedDocument } from '../server/stamp.ts';
import { compressedTypes } from './compress.ts';
import { cloudflareFiles, commonPolicy, netlifyFiles, responseHeadersPolicy } from './static-hosts.ts';

type Texts = Readonly<Record<string, string>>;

export interface HostOptions {
  settings: Settings;
  documents: Readonly<Record<string, ServedDocument>>;
  /** The files of `.hosts/templates/`. */
  templates: Texts;
  /** The HTML of the not-found page and of the console. */
  notFound: string;
  console: string;
}

/** Text by file name, below `.hosts/`. Errors: throws a sentence where a host would not take its file. */
export function hostFiles({ settings, documents, templates, notFound, console }: HostOptions): Texts {
  const values = templateValues(settings, documents);
  const text = (name: string, own: Texts = {}) =>
    (templates[name] ?? '').replaceAll(/@([A-Z_]+)@/g, (whole, key) => own[key] ?? values[key] ?? whole);
  const nginx = (port: number) => text('nginx.conf', { ...lines(documents, nginxLine), PORT: `${port}` });
  const policy = commonPolicy(documents);
  return {
    'nginx/solvane.conf': nginx(80),
    'nginx/solvane-pages.conf': text('nginx-pages.conf', lines(documents, nginxLine)),
    'docker/Dockerfile': text('Dockerfile'),
    'docker/Dockerfile.dockerignore': '*\n!dist\ndist/**/*.br\n!.hosts\n',
    'docker/solvane.conf': nginx(8080).replace(/^.*brotli_static.*\n/m, ''),
    'caddy/Caddyfile': text('Caddyfile', lines(documents, caddyLine)),
    ...netlifyFiles(documents, policy),
    ...cloudflareFiles(documents, policy),
    'cloudfront/viewer-request.js': text('viewer-request.js'),
    'cloudfront/response-headers-policy.json': responseHeadersPolicy(policy),
    'github-pages/404.html': notFound.replace('</title>', '</title>\n<script src="/open-console.js"></script>'),
    'github-pages/open-console.js': text('open-console.js'),
    'github-pages/sign-in.html': console,
    'github-pages/dashboard.html': console,
    'github-pages/.nojekyll': '',
  };
}

function templateValues({ siteUrl }: Settings, documents: HostOptions['documents']): Texts {
  const { host, hostname, protocol } = new URL(siteUrl);
  const pages = Object.keys(documents).filter((path) => !['/', '/admin', '/404'].includes(path));
  const types = Object.entries(mediaTypes).map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`);
  return {
    POLICY_OF_OTHERS: policyOfOthers,
    PAGES: pages.map((path) => path.slice(1)).join('|'),
    CACHE_ASSETS: cacheControl('/assets/'),
    CACHE_IMAGES: cacheControl('/images/'),
    CACHE_CONSOLE: consoleCacheControl,
    TEXT_TYPES: compressedTypes.join('|'),
    TYPES: types.join('\n'),
    // Without a name of its own the site answers to every name.
    HOST: hostname === 'localhost' ? '_' : hostname,
    ADDRESS: hostname === 'localhost' ? ':80' : protocol === 'http:' ? `http://${host}` : host,
  };
}

interface Line {
  policy: (file: string, policy: string) => string;
  header: (name: string, value: string) => string;
}

const nginxLine: Line = {
  policy: (file, policy) => `  ${file} "${policy}";`,
  header: (name, value) => `  add_header ${name} "${value}" always;`,
};
const caddyLine: Line = {
  policy: (file, policy) => `\t\t${file} "${policy}"`,
  header: (name, value) => `\t\t${name} "${value}"`,
};

/** Every policy by its file, and the headers that are the same everywhere, in a server's own words. */
function lines(documents: HostOptions['documents'], line: Line): Texts {
  const policies = Object.values(documents).map(({ file, policy }) => line.policy(`/${file}`, policy));
  const steady = Object.entries(securityHeaders).filter(([name]) => name !== 'Content-Security-Policy');
  return { POLICIES: policies.join('\n'), HEADERS: steady.map(([name, value]) => line.header(name, value)).join('\n') };
}
