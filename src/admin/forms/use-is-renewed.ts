import { useEffect, useState } from 'react';

/** Asks anew as soon as a form opens; tells whether that has ended, so that what is edited is not an old answer. */
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
