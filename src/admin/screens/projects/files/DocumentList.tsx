import { useState } from 'react';
import { useDeleteProjectDocumentMutation } from '../../../../api/projects.ts';
import type { Project, ProjectDocument } from '../../../../contract/projects.ts';
import { Button } from '../../../../ui/Button.tsx';
import * as text from '../../../../ui/Text.module.css';
import { fileHref } from '../../../api-url.ts';
import { DeleteDialog } from '../../../forms/DeleteDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { formatSize } from '../../../kit/upload/format-size.ts';
import * as styles from './ProjectFiles.module.css';

interface DocumentListProps {
  project: Project;
  /** Refetches the project. */
  onReload: () => Promise<unknown>;
}

/** The documents that a project has. */
export function DocumentList({ project: { project_id, documents }, onReload }: DocumentListProps) {
  const [documentToDelete, setDocumentToDelete] = useState<ProjectDocument>();
  const [deleteDocument] = useDeleteProjectDocumentMutation();
  return (
    <>
      {documents.length === 0 && <p className={text.mute}>No documents yet.</p>}
      {documents.length > 0 && (
        <ul className={styles.documents} aria-label="Documents of the project">
          {documents.map((item) => (
            <li key={item.document_id} className={styles.document}>
              <Icon name="document" />
              <span className={styles.name}>
                <DocumentName document={item} />
              </span>
              {item.size !== undefined && <span className={text.note}>{formatSize(item.size)}</span>}
              <Button
                variant="plain"
                size="icon"
                aria-label={`Delete ${item.document_name}`}
                onClick={() => setDocumentToDelete(item)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {documentToDelete && (
        <DeleteDialog
          name={documentToDelete.document_name}
          onDelete={() => deleteDocument({ document_id: documentToDelete.document_id, project_id })}
          onReload={onReload}
          onDeleted={() => setDocumentToDelete(undefined)}
          onCancel={() => setDocumentToDelete(undefined)}
        >
          <p>This permanently deletes the file.</p>
        </DeleteDialog>
      )}
    </>
  );
}

function DocumentName({ document: { url, document_name: name } }: { document: ProjectDocument }) {
  const href = fileHref(url);
  return href ? (
    <a href={href} target="_blank" rel="noreferrer">
      {name}
    </a>
  ) : (
    name
  );
}
