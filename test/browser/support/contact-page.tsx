// The contact form alone, which sends its messages to `/messages`, or to the address in `?to=`, with the time limit in
// `&ms=`. The build under test has no address for messages.
import { createRoot } from 'react-dom/client';
import { ContactForm } from '../../../src/site/pages/contact/form/ContactForm.tsx';
import { StoreProvider } from '../../../src/state/store.tsx';

const given = new URLSearchParams(location.search);
const host = document.querySelector('#app');
if (host) {
  createRoot(host).render(
    <StoreProvider>
      <main>
        <ContactForm url={given.get('to') ?? '/messages'} timeoutMs={Number(given.get('ms') ?? 60_000)} />
      </main>
    </StoreProvider>,
  );
}
