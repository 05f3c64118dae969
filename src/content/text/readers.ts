// Everything that reads texts from files, for the build.
export { readArticle, readArticles } from '../blog/read-articles.ts';
export { readCase, readCases } from '../cases/read-cases.ts';
