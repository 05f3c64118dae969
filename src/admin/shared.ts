// Lists what several screens share. Every screen imports this file in the build, so that esbuild puts all of it into two
// files: the shell, which the sign-in page loads, and the rest. A test names a screen that loads more.
import './start-console.tsx';
import './files/check-file.ts';
import './forms/use-is-renewed.ts';
import './kit/Facts.tsx';
import './kit/Panel.tsx';
import './kit/Status.tsx';
import './kit/upload/use-object-url.ts';
import './lists/ListScreen.tsx';
import './lists/use-large-rows.tsx';
import './rows/ActiveSwitch.tsx';
import './rows/RowScreen.tsx';
import './lists/whole-list.ts';
import './screens/admins/admin-rules.ts';
import './screens/investments/investment-fields.tsx';
import './screens/projects/use-project.ts';
import './screens/review/preferences.ts';
import '../api/categories.ts';
import '../api/hooks/use-lazy-query.ts';
import '../api/hooks/use-placeholder.ts';
import '../api/investments.ts';
import '../api/projects.ts';
import '../api/users.ts';
import '../lib/mask-number.ts';
import '../lib/months.ts';
