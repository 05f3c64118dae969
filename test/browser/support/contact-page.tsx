// The contact page by itself, bundled with a `CONTACT_URL`, which the build under test has none of.
import { createRoot } from 'react-dom/client';
import { Contact } from '../../../src/site/pages/contact/Contact.tsx';
import { StoreProvider } from '../../../src/state/store.tsx';

const host = document.querySelector('#app');
if (host) {
  createRoot(host).render(
    <StoreProvider>
      <Contact />
    </StoreProvider>,
  );
}
