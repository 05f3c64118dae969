import { faq, notes } from '../../../content/pages/home.ts';
import { hasChat } from '../../../content/parts.ts';
import { Faq } from '../../kit/section/Accordion.tsx';

export function HomeFaq() {
  return (
    <Faq
      title={notes.title}
      lead={
        <>
          {`${notes.elsewhere} `}
          {hasChat && (
            <>
              <a href="/chat">{notes.ask}</a>
              {` ${notes.or} `}
            </>
          )}
          <a href="/contact">{notes.write}</a>.
        </>
      }
      questions={faq}
    />
  );
}
