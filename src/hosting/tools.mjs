// The scripts of package.json import this file first. It loads tsx, which runs TypeScript.
const loader = 'tsx';
await import(loader).catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('The development packages are missing. Install all packages: npm ci --include=dev');
  process.exit(1);
});
