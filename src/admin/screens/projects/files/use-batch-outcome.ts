import { useId } from 'react';
import type { Project } from '../../../../contract/projects.ts';
import { countOf } from '../../../../lib/format.ts';
import { isolate } from '../../../../lib/isolate.ts';
import { useNotificationCommands } from '../../../../state/notifications/use-notifications.ts';
import { useToast } from '../../../../state/toasts/use-toast.ts';
import { pathTo } from '../../../paths.ts';

/** Reports a batch of uploads by a toast, and in Activity if some failed. */
export function useBatchOutcome({ project, noun }: { project: Project; noun: readonly [one: string, many: string] }) {
  const toast = useToast();
  const id = useId();
  const { add } = useNotificationCommands();
  const title = isolate(project.title);
  return {
    /** Returns a function to call once nothing is under way any more, even if nothing succeeded. */
    onBatchStart() {
      toast.loading(`Uploading ${noun[1]} to ${title}…`, { id });
      return () => toast.dismiss(id);
    },
    onBatchDone({ done, failed }: { done: number; failed: number }) {
      const parts = [
        done > 0 && `${countOf(done, noun)} added to ${title}.`,
        failed > 0 && `Couldn't upload ${countOf(failed, noun)}${done > 0 ? '' : ` to ${title}`}.`,
      ];
      const text = parts.filter(Boolean).join(' ');
      if (failed > 0) toast.error(text, { id });
      else toast.success(text, { id });
      if (failed > 0) add({ title: text, href: pathTo('project', project.project_id) });
    },
  };
}
