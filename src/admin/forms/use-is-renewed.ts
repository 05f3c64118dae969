import { useEffect, useState } from 'react';

/** Refetches when a form opens. Returns whether that has finished, so that no stale data is edited. */
export function useIsRenewed({ refetch }: { refetch: () => Promise<unknown> }): boolean {
  const [isRenewed, setIsRenewed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void refetch().then(() => isWanted && setIsRenewed(true));
    return () => {
      isWanted = false;
    };
  }, [refetch]);
  return isRenewed;
}
