import { useCreateProjectMutation, useUpdateProjectMutation } from '../../../api/projects.ts';
import { useToast } from '../../../state/toasts/use-toast.ts';
import * as text from '../../../ui/Text.module.css';
import { useGo } from '../../navigation/use-navigation.ts';
import { pathTo } from '../../paths.ts';
import { ScreenHead } from '../../shell/ScreenHead.tsx';
import { ProjectForm } from './ProjectForm.tsx';

/** A new project. Once it is there it leads to its own page, where files can be added. */
export function NewProject() {
  const [create] = useCreateProjectMutation();
  const [update] = useUpdateProjectMutation();
  const go = useGo();
  const toast = useToast();
  return (
    <>
      <ScreenHead title="New project" parent={{ href: pathTo('projects'), label: 'Projects' }}>
        <p className={text.mute}>Images and documents can be added once the project is created.</p>
      </ScreenHead>
      <ProjectForm
        submitLabel="Create project"
        send={(fields, { earlier }) =>
          earlier ? update({ project_id: earlier.project_id, ...fields }) : create(fields)
        }
        onDone={(created, { title }) => {
          toast.success(`${title.trim()} was created.`);
          go(created ? pathTo('project', created.project_id) : pathTo('projects'), { replace: true });
        }}
      />
    </>
  );
}
