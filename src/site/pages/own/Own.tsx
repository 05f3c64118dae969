import type { OwnPage } from '../../../content/read-own-pages.ts';
import type { TextNode } from '../../../content/text/text.ts';
import { loadText } from '../../../content/texts.ts';
import { titled } from '../../../content/titles.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Next } from '../../kit/reading/Next.tsx';
import { Sheet } from '../../kit/reading/Sheet.tsx';
import { Top } from '../../kit/reading/Top.tsx';
import { Arrow } from '../../kit/Sign.tsx';
import type { SinglePage } from '../../navigation/page.ts';

/** Loads the page of a Markdown file. Errors: rejects if its text can't be loaded. */
export const page = async (own: OwnPage): Promise<SinglePage> => {
  const words = await loadText(`pages/own${own.path}`);
  const head = { ...own, title: titled(own.title), source: `src/content/pages/own${own.path}.md` };
  return { Page: () => <Own own={own} words={words} />, head };
};

function Own({ own: { title, lead = '', call }, words }: { own: OwnPage; words: readonly TextNode[] }) {
  return (
    <>
      <article>
        <Top title={title} lead={lead} facts={[]} />
        <Sheet text={words} />
      </article>
      {call && (
        <Next label="" href={undefined} title="" lead="" call={call}>
          <ButtonLink variant="primary" href={call.link}>
            {call.label}
            <Arrow />
          </ButtonLink>
        </Next>
      )}
    </>
  );
}
