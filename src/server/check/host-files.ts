/** Which file of which host says what. */
export interface HostFiles {
  rewrites: string;
  headers: string;
  /** The policy, which is another after every build. */
  policy: string;
}

const known: readonly [server: RegExp, files: HostFiles][] = [
  [
    /nginx/i,
    {
      rewrites: 'the `location` lines of solvane.conf',
      headers: 'the `add_header` and `gzip_static` lines of solvane.conf',
      policy: 'solvane-pages.conf for that of .hosts/nginx/, and reload nginx',
    },
  ],
  [/caddy/i, both('the Caddyfile for that of .hosts/caddy/, and reload Caddy')],
  [
    /cloudflare/i,
    { ...both('_headers for that of .hosts/cloudflare/'), rewrites: '_redirects for that of .hosts/cloudflare/' },
  ],
  [/netlify/i, { ...both('_headers for that of .hosts/netlify/'), rewrites: '_redirects for that of .hosts/netlify/' }],
  [
    /amazons3|cloudfront/i,
    {
      ...both('the response headers policy for .hosts/cloudfront/response-headers-policy.json'),
      rewrites: 'the function for .hosts/cloudfront/viewer-request.js',
    },
  ],
  [/github/i, both('the host: GitHub Pages lets nobody choose its answers')],
];

/** What to change, by the `Server` of an answer. */
export function fileToChange(server: string): HostFiles {
  return known.find(([name]) => name.test(server))?.[1] ?? both("your host's settings, as .hosts/README.md tells");
}

function both(file: string): HostFiles {
  return { rewrites: file, headers: file, policy: file };
}
