import { useEffect, useState } from 'react';

/** Refetches when a form opens. Returns whether that has finished, so that no stale data is edited. */
export function useIsRenewed({ refetch }: { refetch: () => Promise<unknown> }): boolean {
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    void refetch().then(() => setIsRenewed(true));
  }, [refetch]);
  return isRenewed;
}
