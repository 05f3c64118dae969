import { useId } from 'react';
import type { Project } from '../../../../contract/projects.ts';
import { countOf } from '../../../../lib/format.ts';
import { isolate } from '../../../../lib/isolate.ts';
import { useNotificationCommands } from '../../../../state/notifications/use-notifications.ts';
import { useToast } from '../../../../state/toasts/use-toast.ts';
import { pathTo } from '../../../paths.ts';

/** Says how a batch of uploads goes: a toast now, and the bell for who has gone elsewhere in the meantime. */
export function useBatchOutcome({ project, noun }: { project: Project; noun: readonly [one: string, many: string] }) {
  const toast = useToast();
  const id = useId();
  const { add } = useNotificationCommands();
  const title = isolate(project.title);
  return {
    /** Answers a function to be called when nothing is under way any more, also where nothing has come of it. */
    onBatchStart() {
      toast.loading(`Uploading ${noun[1]} to ${title}.`, { id });
      return () => toast.dismiss(id);
    },
    onBatchDone({ done, failed }: { done: number; failed: number }) {
      const parts = [
        done > 0 && `${countOf(done, noun)} added to ${title}.`,
        failed > 0 && `${countOf(failed, noun)} not uploaded${done > 0 ? '' : ` to ${title}`}.`,
      ];
      const text = parts.filter(Boolean).join(' ');
      if (failed > 0) toast.error(text, { id });
      else toast.success(text, { id });
      add({ title: text, href: pathTo('project', project.project_id) });
    },
  };
}
