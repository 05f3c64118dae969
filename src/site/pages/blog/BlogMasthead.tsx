import clsx from 'clsx';
import { hero } from '../../../content/blog/blog.ts';
import { posts } from '../../../content/blog/blog-posts.ts';
import * as text from '../../../ui/Text.module.css';
import { Masthead } from '../../kit/section/Masthead.tsx';
import * as section from '../../kit/section/Section.module.css';
import * as badges from '../../kit/styles/Badge.module.css';
import * as dimension from '../../kit/styles/Dimension.module.css';
import * as display from '../../kit/styles/Display.module.css';
import * as styles from './Blog.module.css';

export function BlogMasthead() {
  return (
    <Masthead title={hero.title} below={<p className={clsx(text.lead, text.mute)}>{hero.lead}</p>}>
      <div>
        <p className={clsx(dimension.dim, display.number)}>{posts.length}</p>
        <p className={clsx(styles.count, text.note)}>{hero.articles(posts.length)}</p>
      </div>
      <p className={section.row}>
        {hero.badges.map((badge) => (
          <span key={badge} className={badges.badge}>
            {badge}
          </span>
        ))}
      </p>
    </Masthead>
  );
}
