import type { ReactNode } from 'react';
import type { UploadRow } from '../../../kit/upload/UploadList.tsx';
import type { Upload } from './upload-state.ts';

const words = {
  checking: 'checking',
  ready: 'not sent yet',
  waiting: 'waiting',
  canceled: 'canceled',
  unfit: 'not accepted',
  failed: 'not uploaded',
  done: 'uploaded',
} as const;

/** An upload as the list draws it. */
export function toRow({ key, file, phase }: Upload, hasPreview: boolean, field?: ReactNode): UploadRow {
  const { kind } = phase;
  const row = { key, file, field, hasPreview: hasPreview && kind !== 'checking' && kind !== 'unfit', can: canOf(kind) };
  if (kind === 'sending') {
    const { sentShare } = phase;
    const isOut = sentShare >= 1;
    return {
      ...row,
      word: isOut ? 'being stored' : `${Math.floor(sentShare * 100)}%`,
      sentShare: isOut ? null : sentShare,
    };
  }
  return { ...row, word: words[kind], message: 'message' in phase ? phase.message : undefined };
}

function canOf(kind: Upload['phase']['kind']): UploadRow['can'] {
  return {
    cancel: kind === 'waiting' || kind === 'sending',
    retry: kind === 'failed' || kind === 'canceled',
    remove: kind === 'ready' || kind === 'unfit' || kind === 'failed' || kind === 'canceled',
  };
}
