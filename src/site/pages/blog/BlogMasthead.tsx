import clsx from 'clsx';
import { hero } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import { Headline } from '../../kit/section/Headline.tsx';
import * as section from '../../kit/section/Section.module.css';
import { Section } from '../../kit/section/Section.tsx';
import * as shared from './article/BlogShared.module.css';
import * as styles from './BlogMasthead.module.css';

/** Title, how many articles there are, and who writes them. */
export function BlogMasthead() {
  return (
    <Section className={styles.masthead} isColumns>
      <Headline className={styles.title}>{hero.title}</Headline>
      <div className={styles.aside}>
        <div>
          <p className={section.dim}>{posts.length}</p>
          <p className={clsx(text.note, styles.unit)}>{hero.articles(posts.length)}</p>
        </div>
        <p className={clsx(text.lead, text.mute)}>{hero.lead}</p>
        <p className={shared.row}>
          {hero.badges.map((badge) => (
            <span key={badge} className={shared.badge}>
              {badge}
            </span>
          ))}
        </p>
      </div>
    </Section>
  );
}
