import { useId } from 'react';
import { useAddProjectDocumentMutation } from '../../../../api/projects.ts';
import { maxLengths } from '../../../../contract/limits.ts';
import type { Project } from '../../../../contract/projects.ts';
import { countOf } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextField } from '../../../../ui/Field.tsx';
import * as text from '../../../../ui/Text.module.css';
import { acceptOf, describeRule, documentRule } from '../../../files/check-file.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { DropZone } from '../../../kit/upload/DropZone.tsx';
import { DocumentList } from './DocumentList.tsx';
import * as styles from './ProjectFiles.module.css';
import { UploadList } from './UploadList.tsx';
import { titleOf, type Upload } from './upload-state.ts';
import { useBatchOutcome } from './use-batch-outcome.ts';
import { useUploads } from './use-uploads.ts';

const noun = ['document', 'documents'] as const;
const hint = `${describeRule(documentRule)} each`;

interface ProjectDocumentsProps {
  project: Project;
  /** Refetches the project. */
  onReload: () => Promise<unknown>;
}

/** A project's documents: open, add several with custom names, delete. */
export function ProjectDocuments({ project, onReload }: ProjectDocumentsProps) {
  const { project_id, documents } = project;
  const [addDocument] = useAddProjectDocumentMutation();
  const inputId = useId();
  const { uploads, dispatch, add, cancel } = useUploads({
    rule: documentRule,
    isNamed: true,
    send: ({ file, title }, onProgress) =>
      addDocument({ project_id, document_name: title.trim(), document: file }, onProgress),
    ...useBatchOutcome({ project, noun }),
    onUnsure: onReload,
  });
  const readyCount = uploads.filter(({ phase }) => phase.kind === 'ready').length;
  const submit = () => {
    dispatch({ type: 'uploads/submitted' });
    document.getElementById(inputId)?.focus();
  };
  const fieldOf = (upload: Upload) =>
    isNameable(upload) && (
      <TextField
        label={<NameLabel file={upload.file} />}
        value={upload.title}
        placeholder={titleOf(upload.file)}
        maxLength={maxLengths.documentName}
        onChange={({ target }) => dispatch({ type: 'upload/titled', key: upload.key, title: target.value })}
      />
    );
  return (
    <Panel title="Documents" aside={<span className={text.note}>{countOf(documents.length, noun)}</span>}>
      <DocumentList project={project} onReload={onReload} />
      <UploadList
        label="Uploads of documents"
        uploads={uploads}
        fieldOf={fieldOf}
        dispatch={dispatch}
        onCancel={cancel}
        inputId={inputId}
      />
      {readyCount > 0 && (
        <Button className={styles.send} variant="primary" size="small" onClick={submit}>
          Upload {countOf(readyCount, noun)}
        </Button>
      )}
      <DropZone id={inputId} noun="documents" hint={hint} accept={acceptOf(documentRule)} onFiles={add} />
    </Panel>
  );
}

/** The file's name is for screen readers, which read the field without its row. */
function NameLabel({ file }: { file: File }) {
  return (
    <>
      Document name<span className={text.hidden}> for {file.name}</span>
    </>
  );
}

function isNameable({ phase: { kind } }: Upload): boolean {
  return kind === 'ready' || kind === 'failed' || kind === 'canceled';
}
