// Lists what several pages share. The entry and every page import this file in the build, so that esbuild puts all of it
// into one file, and each page loads three. A test names a page that loads more: add what its pages share here. The
// drawings of services aren't in the list, because only two pages show them.
import 'react-dom/client';
import './Site.tsx';
import './chat/conversation.ts';
import './kit/ActionLink.tsx';
import './kit/BackLink.tsx';
import './kit/EmptyState.tsx';
import './kit/Meter.tsx';
import './kit/Points.tsx';
import './kit/Route.tsx';
import './kit/Signature.tsx';
import './kit/Stars.tsx';
import './kit/section/Accordion.tsx';
import './kit/section/CallToAction.tsx';
import './kit/section/Contents.tsx';
import './kit/section/Masthead.tsx';
import './kit/fields.ts';
import './navigation/left-state.ts';
import '../content/pages/services.ts';
import '../content/pages/testimonials.ts';
import '../content/text/reading.ts';
import '../http/send.ts';
import '../lib/fold.ts';
import '../ui/LiveRegion.tsx';
