import { createRoot } from 'react-dom/client';
import { Cache } from '../http/cache.ts';
import { createClient } from '../http/client.ts';
import { apiUrl } from './api-url.ts';
import { Console } from './Console.tsx';
import type { Connect } from './session/SessionGate.tsx';

const connect: Connect = ({ role, readToken, onUnauthorized }) => ({
  cache: new Cache(),
  client: createClient({ baseUrl: apiUrl, readToken, onUnauthorized }),
  readRole: () => role,
});

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console connect={connect} />);
