import { Draft } from '../Draft.tsx';

export function Page() {
  return <Draft title="Services" />;
}
