/** Formats a size in bytes: `480 KB`, `1.2 MB`. */
export function formatSize(sizeBytes: number): string {
  if (sizeBytes < 1000) return `${sizeBytes} ${sizeBytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = sizeBytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} KB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}
